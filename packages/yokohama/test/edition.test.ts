import { changeFigures } from '@entrepot/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { countsOf, edition, faultsOf } from '../src/edition/index.ts'

const faultsWith = (changes: { readonly [path: string]: unknown }) =>
  faultsOf(changeFigures(edition.figures, changes))

describe('what is wrong with figures of Yokohama', () => {
  it('nothing with those of the data file', () => {
    expect(faultsOf(edition.figures)).toEqual([])
  })

  it('tells the counts that hold as well as those that do not', () => {
    const counts = (figures: object) => countsOf(figures).filter(({ path }) => path === 'orders')
    expect(counts(edition.figures)).toEqual([{ path: 'orders', wanted: 36, found: 36 }])
    const fewer = changeFigures(edition.figures, { 'orders.35': undefined })
    expect(counts(fewer)).toEqual([{ path: 'orders', wanted: 36, found: 35 }])
    expect(countsOf({})).toEqual([])
  })

  it.each<[string, { readonly [path: string]: unknown }, object]>([
    [
      'an order too few',
      { 'orders.35': undefined },
      { path: 'orders', kind: 'count', values: { wanted: 36, found: 35 } },
    ],
    [
      'a good that is none',
      { 'orders.0.requires': { gold: 1 } },
      { path: 'orders.0.requires.gold', kind: 'form' },
    ],
    [
      'Y8.6 a church space out of reach',
      { 'managementBoards.4.spaces.6.faith': 12 },
      { kind: 'range', values: { min: 1, max: 11, found: 12 } },
    ],
    [
      'points of the customs house that do not rise',
      { 'managementBoards.5.spaces.2.gain.vp': 1 },
      { path: 'managementBoards.mb-customs.spaces.2', kind: 'rising' },
    ],
    ['Y8.1 a mine that yields more', { 'areas.0.action.amountByPower.4': 4 }, { kind: 'fixed' }],
    ['Y7.2 a first place that is worth less', { 'achievements.0.vpFirst': 1 }, { kind: 'rising' }],
    ['a technology that nobody has', { 'technologyCards.0.technology': 'radio' }, { kind: 'unplayable' }],
  ])('tells %s', (_what, changes, fault) => {
    expect(faultsWith(changes)).toContainEqual(expect.objectContaining({ weight: 'wrong', ...fault }))
  })

  it('only wonders at what a printed box may have otherwise', () => {
    expect(faultsWith({ 'fivePowerTokens.0.gain': { vp: 9 } })).toMatchObject([
      { path: 'fivePowerTokens.fp-01.gain', kind: 'range', weight: 'odd' },
    ])
  })
})
