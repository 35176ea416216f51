import components from '@entrepot/mombasa/components.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import type { Names } from '../src/games/mombasa/names.ts'
import { LANGUAGES } from '../src/languages.ts'
import { loadInAll } from './load-in-all.ts'

const names = await loadInAll<Names>('mombasa', 'names')

const ids = (items: readonly { readonly id: string }[]): string[] => items.map((item) => item.id)
const distinct = (items: readonly string[]): string[] => [...new Set(items)]

const companies = ids(components.companies)
const extraSpaces = components.tracks
  .filter((track) => track.bonuses.type === 'extraSpace')
  .flatMap((track) => [`${track.id}-first`, `${track.id}-second`])
const cards = [...components.startHand, ...components.expansionOneCards, ...components.actionCards]
const goods = distinct(components.bonusSpaces.flatMap(({ of }) => (of === undefined ? [] : [of]))).filter(
  (kind) => kind !== 'expansion',
)
const requirements = [...components.bookTiles, ...components.startTiles.map((tile) => tile.book)].flatMap(
  (book) => book.requirements.map((requirement) => requirement.kind),
)

/** What each kind must name, read from the data file. */
const expected: Record<keyof Names, readonly string[]> = {
  companies,
  companyColours: components.companies.map((company) => company.color),
  regions: ids(components.map.regions),
  borders: ids(components.map.borders),
  cards: ids(cards),
  books: ids(components.bookTiles),
  startTiles: ids(components.startTiles),
  bonusTiles: ids(components.bonusTiles),
  bonusSpaces: [...ids(components.bonusSpaces), ...extraSpaces],
  tracks: ids(components.tracks),
  trackCards: ids(components.trackCards),
  goods,
  cardTypes: distinct(cards.map((card) => card.type)),
  requirements: distinct(requirements),
  cardDisplay: ids(components.cardDisplay.slots),
  bookDisplay: ids(components.bookDisplay.spaces),
  actionSlots: ids(components.playerBoard.actionSlots),
  restPiles: ids(components.playerBoard.actionSlots),
  scoreCategories: ['pounds', ...companies, 'diamonds', 'bookkeeping'],
}
const kinds = Object.keys(expected) as (keyof Names)[]

/** Every `id` anywhere in a part of the data file. */
function idsWithin(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(idsWithin)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string' ? [value] : idsWithin(value),
  )
}

describe('names of components', () => {
  it('the kinds cover every id of the data file', () => {
    const { rulebookExamples: _, ...pieces } = components
    const covered = new Set(kinds.flatMap((kind) => expected[kind]))
    expect(idsWithin(pieces).filter((id) => !covered.has(id))).toEqual([])
  })

  describe.each(LANGUAGES)('%s', (language) => {
    it('has every kind and no other', () => {
      expect(Object.keys(names[language]).toSorted()).toEqual(kinds.toSorted())
    })

    it.each(kinds)('names exactly the ids of %s', (kind) => {
      expect(Object.keys(names[language][kind]).toSorted()).toEqual(expected[kind].toSorted())
    })

    it('leaves no name empty or unresolved', () => {
      for (const kind of kinds) {
        for (const [id, name] of Object.entries(names[language][kind])) {
          expect(name.trim(), `${kind} ${id}`).toBe(name)
          expect(name, `${kind} ${id}`).toMatch(/^(?!.*undefined).+$/)
        }
      }
    })

    it('gives different components different names', () => {
      // Cards that are alike share a name.
      for (const kind of kinds.filter((each) => each !== 'cards')) {
        const all = Object.values(names[language][kind])
        expect(distinct(all), kind).toEqual(all)
      }
    })
  })

  it('builds the names of cards from what is printed on them', () => {
    const { cards: en } = names.en
    expect(en['start-coffee-1']).toBe('Coffee 1')
    expect(en['expansion-1-p3']).toBe('Expansion 1 (no. 3)')
    expect(en.A08).toBe('Bookkeeper 2')
    expect(en.A09).toBe('Diamond merchant')
    expect(en.B04).toBe('Diamond merchant (Cairo)')
    expect(en.C02).toBe('Coffee 4 (share of Cape Town)')
    expect(en.E04).toBe('Share of Cairo')
    expect(names.ru.cards.D04).toBe('Акция Каира')
    expect(names['pt-BR'].cards.D02).toBe('Quota da Cidade do Cabo')
    expect(names.ja.cards.C05).toBe('綿花4（カイロの株）')
  })
})
