import { changeFigures } from '@entrepot/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { countsOf, edition, faultsOf } from '../src/edition/index.ts'

const faultsWith = (changes: { readonly [path: string]: unknown }) =>
  faultsOf(changeFigures(edition.figures, changes))

describe('what is wrong with figures of Mombasa', () => {
  it('nothing with those of the data file', () => {
    expect(faultsOf(edition.figures)).toEqual([])
  })

  it('tells the counts that hold as well as those that do not', () => {
    const counts = (figures: object) => countsOf(figures).filter(({ path }) => path.startsWith('bookTiles.A'))
    expect(counts(edition.figures)).toEqual([{ path: 'bookTiles.A', wanted: 24, found: 24 }])
    const fewer = changeFigures(edition.figures, { 'bookTiles.0': undefined })
    expect(counts(fewer)).toEqual([{ path: 'bookTiles.A', wanted: 24, found: 23 }])
    expect(countsOf({})).toEqual([])
  })

  it('tells everything that has a wrong form, with its path', () => {
    const faults = faultsWith({ 'actionCards.3.crate': -1, 'map.regions.0.mines': 'two' })
    expect(faults.map(({ path, kind }) => [path, kind])).toEqual([
      ['actionCards.3.crate', 'form'],
      ['map.regions.0.mines', 'form'],
    ])
    expect(faultsOf('nothing')).toMatchObject([{ path: '', kind: 'form' }])
  })

  it('tells numbers and lists that no box has, and looks no further', () => {
    expect(faultsWith({ 'tracks.0.spaces': 1e9 })).toEqual([
      { path: 'tracks.0.spaces', kind: 'range', values: { min: 0, max: 999, found: 1e9 }, weight: 'wrong' },
    ])
    const many = Array.from({ length: 301 }, () => 1)
    expect(faultsWith({ 'playerBoard.bookkeepingTrack.noABookSpaces': many })).toMatchObject([
      { path: 'playerBoard.bookkeepingTrack.noABookSpaces', kind: 'range', values: { max: 300, found: 301 } },
    ])
  })

  it.each<[string, { readonly [path: string]: unknown }, object]>([
    ['a book too few', { 'bookTiles.71': undefined }, { kind: 'count', values: { wanted: 24, found: 23 } }],
    [
      'M2.4 a card of another letter',
      { 'actionCards.0.letter': 'B' },
      { path: 'actionCards.A', kind: 'count', values: { wanted: 9, found: 8 } },
    ],
    ['two cards of one id', { 'actionCards.1.id': 'A01' }, { kind: 'twice', values: { id: 'A01' } }],
    [
      'M9.1 shares that do not rise',
      { 'tracks.0.shares.1.total': 0 },
      { path: 'tracks.A1.shares.1', kind: 'rising' },
    ],
    [
      'a border to nowhere',
      { 'map.borders.0.b': 'atlantis' },
      { kind: 'unknown', values: { id: 'atlantis' } },
    ],
    [
      'R4 the example of the discard space',
      { 'startHand.0.crate': 4 },
      { path: 'startHand.start-coffee-1.crate', kind: 'fixed', values: { wanted: '1', found: '4' } },
    ],
    [
      'a coin too many on a base',
      { 'companies.0.base.columns.0.0': 2 },
      { path: 'companies.mombasa.base.columns.0.0', kind: 'range' },
    ],
    [
      'M2.6 coins of the round track',
      { 'roundTrack.coinsByPlayers.2.2': 3 },
      { path: 'roundTrack.coinsByPlayers.2', kind: 'count' },
    ],
  ])('tells %s', (_what, changes, fault) => {
    expect(faultsWith(changes)).toContainEqual(expect.objectContaining({ weight: 'wrong', ...fault }))
  })

  it('only wonders at what a printed box may have otherwise', () => {
    expect(faultsWith({ 'actionCards.2.crate': 3 })).toMatchObject([
      { path: 'actionCards.cotton', kind: 'differ', weight: 'odd' },
    ])
  })
})
