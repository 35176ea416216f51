import { yokohama } from '@entrepot/yokohama'
import components from '@entrepot/yokohama/components.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { namesWith } from '../src/games/names-with.ts'
import type { Names } from '../src/games/yokohama/names.ts'
import { loadInAll } from './load-in-all.ts'

const names = await loadInAll<Names>('yokohama', 'names')

const ids = (items: readonly { id: string }[]) => items.map((item) => item.id)

/** Every key that every language must have, and no other. */
const expected: Record<keyof Names, string[]> = {
  goods: [...ids(components.goods), 'import', 'yen', 'vp'],
  icons: ['anyGood', 'warehouse', 'deploy'],
  countries: ids(components.countries),
  areas: ids(components.areas),
  areaKinds: [...new Set(components.areas.map((area) => area.kind))],
  managementBoards: ids(components.managementBoards),
  boardSpaces: components.managementBoards.flatMap((board) => ids(board.slots ?? board.spaces ?? [])),
  technologies: ids(components.technologies),
  technologyEffects: ids(components.technologies),
  technologyCards: ids(components.technologyCards),
  achievements: ids(components.achievements),
  orders: ids(components.orders),
  buildingSites: ids(components.buildingSites),
  buildingLots: components.buildingSites.flatMap((site) => [...ids(site.shops), site.tradingHouse.id]),
  fivePowerTokens: ids(components.fivePowerTokens),
  agents: ids(components.foreignAgents),
  pieces: ['president', 'assistant', 'shop', 'tradingHouse', 'station'],
  options: Object.keys(yokohama.options),
  optionHelp: Object.keys(yokohama.options),
  // Sheets of earlier versions have one line for all that was gained during play.
  scoreCategories: ['game', ...Object.keys(yokohama.scores(yokohama.setup({}, 2, 'names'))[0].categories)],
}

/** All numbers anywhere inside a piece of data. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe.each(Object.entries(names))('the names in %s', (_language, own) => {
  it('cover exactly the kinds of component', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(expected).sort())
  })

  it.each(Object.entries(expected))('name every one of the %s and nothing else', (kind, keys) => {
    const record = own[kind as keyof Names]
    expect(Object.keys(record).sort()).toEqual([...keys].sort())
    for (const name of Object.values(record)) {
      expect(name.trim()).toBe(name)
      expect(name).not.toMatch(/^$|undefined/)
    }
  })

  it('count on where a box has one space more', () => {
    const [church, ...others] = components.managementBoards.filter(({ area }) => area === 'church')
    const spaces = church?.spaces ?? []
    const longer = { ...church, spaces: [...spaces, { ...spaces.at(-1), id: 'added' }] }
    const { boardSpaces } = namesWith(own, { ...components, managementBoards: [longer, ...others] })
    expect(boardSpaces['added']).toContain(String(spaces.length + 1))
  })

  it.each(Object.keys(expected) as (keyof Names)[])('tell all %s apart', (kind) => {
    const all = Object.values(own[kind])
    expect(new Set(all).size).toBe(all.length)
  })

  it('say the figures of each achievement', () => {
    for (const { id, condition } of components.achievements) {
      const said = own.achievements[id].match(/\d+/g)?.map(Number)
      for (const figure of numbersIn(condition)) expect(said, id).toContain(figure)
    }
  })

  it('say the figures of each technology', () => {
    for (const { id, effect } of components.technologies) {
      const said = own.technologyEffects[id].match(/\d+/g)?.map(Number) ?? []
      for (const figure of numbersIn(effect)) expect(said, id).toContain(figure)
    }
  })
})
