// The page of the components: every figure has words, every fault a sentence, and nothing is lost on the way.

import type { GameId } from '@entrepot/bots/games'
import { canonicalJson } from '@entrepot/kernel'
import { loadEditor, LANGUAGES } from '@entrepot/words'
import { describe, expect, test } from 'vitest'
import { faultSentence, placeText } from '../src/editions/editor/fault-words.ts'
import { groupsOf, type Field } from '../src/editions/editor/fields.ts'
import { isIn, itemName, partsOf } from '../src/editions/editor/items.ts'
import { unusedId } from '../src/editions/editor/unused-id.ts'
import { changesBetween, figureAt, withChanges, withFigure, type Path } from '../src/editions/figures.ts'
import { moduleOf } from '../src/games/index.ts'
import type { Box, FigureLayout } from '../src/games/module.ts'

const GAMES: readonly GameId[] = ['mombasa', 'yokohama']

async function opened(game: GameId, language: (typeof LANGUAGES)[number] = 'en') {
  const { box, figures } = moduleOf(game)
  const own = (await box?.()) as Box
  const layout = (await figures?.(language)) as FigureLayout
  return { own: own.edition.figures, faultsOf: own.faultsOf, layout, words: await loadEditor(language) }
}

/** All fields, also those within lists and parts. */
function everyField(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...(field.kind === 'list' ? everyField(field.rows.flat()) : []),
    ...(field.kind === 'part' ? everyField(field.fields ?? []) : []),
  ])
}

const READABLE = /\S/

describe.each(GAMES)('%s', (game) => {
  test.each(LANGUAGES)('has words for every part, figure and choice in %s', async (language) => {
    const { own, layout, words } = await opened(game, language)
    const names = words.partNames as { readonly [part: string]: string }
    const known = { ...words.keys, ...words.values } as { readonly [key: string]: string }
    const missing = new Set<string>()
    const look = (token: string | number | null): void => {
      if (token === null || typeof token === 'number' || /^(\d+|[A-E])$/.test(token)) return
      if (layout.nameOf(token) === undefined && known[token] === undefined) missing.add(token)
    }
    for (const { id, items } of partsOf(own, own, layout)) {
      expect(names[id], id).toMatch(READABLE)
      expect(items.length, id).toBeGreaterThan(0)
      for (const item of items) {
        const name = itemName(item, words, layout.nameOf)
        expect(name, item.place).toMatch(READABLE)
        expect(name, item.place).not.toBe(item.id)
        for (const field of everyField(item.fields)) {
          field.keys.forEach((key) => look(key))
          if (field.kind === 'choice') field.values.forEach((value) => look(value))
        }
      }
    }
    expect([...missing]).toEqual([])
  })

  test('a component that is changed is marked, alone, and marked no more when it is changed back', async () => {
    const { own, layout } = await opened(game)
    const [first] = partsOf(own, own, layout).flatMap(({ items }) => items)
    const field = everyField(first?.fields ?? []).find(({ kind }) => kind === 'number') as Field
    const before = figureAt(own, field.path) as number
    const changed = withFigure(own, field.path, before + 1)
    const marked = partsOf(changed, own, layout).flatMap(({ items }) =>
      items.filter((item) => item.isChanged),
    )
    expect(marked.map(({ place }) => place)).toEqual([first?.place])
    expect(changesBetween(own, withFigure(changed, field.path, before))).toEqual([])
  })

  test('what was changed leads from the default figures to the edition', async () => {
    const { own, layout } = await opened(game)
    const fields = partsOf(own, own, layout).flatMap(({ items }) =>
      items.flatMap((item) => everyField(item.fields)),
    )
    let figures = own
    for (const [index, field] of fields.entries()) {
      if (index % 7 !== 0) continue
      if (field.kind === 'number')
        figures = withFigure(figures, field.path, field.optional ? undefined : index)
      if (field.kind === 'list') {
        const items = figureAt(figures, field.path) as readonly unknown[]
        figures = withFigure(figures, field.path, [...items, field.blank])
      }
    }
    const changes = changesBetween(own, figures)
    expect(changes.length).toBeGreaterThan(20)
    const sent = JSON.parse(JSON.stringify(changes)) as typeof changes
    expect(canonicalJson(withChanges(own, sent))).toBe(canonicalJson(figures))
  })

  test.each(LANGUAGES)('every fault has a sentence that tells where, in %s', async (language) => {
    const { own, layout, faultsOf, words } = await opened(game, language)
    const fields = partsOf(own, own, layout).flatMap(({ items }) =>
      items.flatMap((item) => everyField(item.fields)),
    )
    const kinds = new Set<string>()
    for (const field of fields.filter((_, index) => index % 97 === 0)) {
      for (const value of [999, undefined, 'nothing']) {
        const figures = withFigure(own, field.path, value)
        for (const fault of faultsOf(figures)) {
          kinds.add(fault.kind)
          const sentence = faultSentence(fault, figures, words, layout.nameOf)
          expect(sentence.length).toBeGreaterThan(10)
          expect(sentence).not.toMatch(/undefined|\[object/)
        }
      }
    }
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['form', 'range']))
  })
})

test('a book too few is told as the number that must be there', async () => {
  const { own, layout, faultsOf, words } = await opened('mombasa')
  const books = figureAt(own, ['bookTiles']) as readonly unknown[]
  const figures = withFigure(own, ['bookTiles'], books.slice(1))
  const told = faultsOf(figures)
    .filter(({ kind, weight }) => kind === 'count' && weight === 'wrong')
    .map((fault) => faultSentence(fault, figures, words, layout.nameOf))
  expect(told).toEqual(['Books · A: there must be 24, there are 23.'])
})

test('a place is told by the names on the table, counted from 1', async () => {
  const { own, layout, words } = await opened('mombasa')
  const text = (place: string): string => placeText(place, own, words, layout.nameOf)
  expect(text('map.regions.adrar.mines')).toBe('Regions · Adrar · Mines')
  expect(text('tracks.0.spaces')).toContain('1 · Spaces')
})

test('a member that is removed and set again, and an item of a list, leave the rest as it was', () => {
  const figures = { a: { x: 1, y: 2 }, list: [{ n: 1 }, { n: 2 }] }
  const path: Path = ['a', 'x']
  expect(withFigure(figures, path, undefined)).toEqual({ a: { y: 2 }, list: figures.list })
  const changed = withFigure(figures, ['list', 1, 'n'], 3)
  expect(changed).toEqual({ a: figures.a, list: [{ n: 1 }, { n: 3 }] })
  expect(changed.list[0]).toBe(figures.list[0])
})

test('every fault lies in the component that can mend it, or in the number of them', async () => {
  const { own, layout, faultsOf } = await opened('mombasa')
  const placeOf = (path: Path, value: unknown): string[] => {
    const figures = withFigure(own, path, value)
    const items = partsOf(figures, own, layout).flatMap((part) => part.items)
    const wrong = faultsOf(figures).filter(({ weight }) => weight === 'wrong')
    return items.filter((item) => wrong.some((fault) => isIn(item, fault.path))).map(({ place }) => place)
  }
  expect(placeOf(['map', 'borders', 3, 'lines'], 5)).toEqual(['map.borders.swahili-coast|mozambique'])
  expect(placeOf(['setup', 'startPounds'], 5)).toEqual(['setup.setup'])
  expect(placeOf(['playerBoard', 'diamondTrack', 'unlockSlotAt'], 0)).toEqual(['playerBoard.diamondTrack'])
  expect(placeOf(['roundTrack', 'coinsByPlayers', '2', '2'], 9)).toEqual(['roundTrack.coinsByPlayers'])
})

test('a border that is taken out changes no other one', async () => {
  const { own, layout } = await opened('mombasa')
  const borders = figureAt(own, ['map', 'borders']) as readonly unknown[]
  const fewer = withFigure(own, ['map', 'borders'], borders.slice(1))
  const part = partsOf(fewer, own, layout).find(({ id }) => id === 'borders')
  expect(part?.removed).toBe(1)
  expect(part?.items.filter(({ isChanged }) => isChanged)).toEqual([])
})

test('figures that stand twice in the box of Yokohama follow the one that is shown', async () => {
  const { own, layout, faultsOf } = await opened('yokohama')
  for (const [path, value] of [
    [['technologies', 0, 'value'], 5],
    [['technologyCards', 0, 'technology'], 'gaslight'],
    [['playerSet', 'start', 'warehouse', 'shop'], 7],
  ] as const) {
    const changed = layout.settled?.(withFigure(own, path, value)) as object
    const unplayable = faultsOf(changed).filter(({ kind }) => kind === 'unplayable')
    expect(unplayable, path.join('.')).toEqual([])
  }
  expect(canonicalJson(layout.settled?.(own))).toBe(canonicalJson(own))
})

test('the gains of a lot stand together, single figures of many slots in one row', async () => {
  const { own, layout } = await opened('yokohama')
  const groups = (part: string): string[] => {
    const item = partsOf(own, own, layout).find(({ id }) => id === part)?.items[0]
    return groupsOf(item?.fields ?? []).map(({ name }) => name.join(' '))
  }
  expect(groups('buildingSites')).toEqual([
    'shops 0 gain',
    'shops 1 gain',
    'shops 2 gain',
    'shops 3 gain',
    'tradingHouse gain',
  ])
  expect(groups('managementBoards')).toEqual(['slots'])
})

test('what is added has an id of its own', () => {
  expect(unusedId([{ id: 'church-6' }, { id: 'church-7' }], 'new')).toBe('church-8')
  expect(unusedId([{ id: 'church-8' }, { id: 'church-7' }], 'new')).toBe('church-9')
  expect(unusedId([{ id: 'air|adrar' }], 'borders')).toBe('borders-2')
})
