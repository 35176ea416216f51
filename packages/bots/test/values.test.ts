import { knowledgeOf } from '@entrepot/bots/players'
import { describe, expect, it } from 'vitest'
import { blend, linearValue, valueOf } from '../src/values.ts'
import { SUBJECTS } from './subjects.ts'

describe('values', () => {
  it('sum up weighted features', () => {
    expect(linearValue([2, -1, 10]).of(Float64Array.of(3, 4))).toBe(12)
  })

  it('add what units make of the features, where these are strong enough', () => {
    const value = valueOf({ sum: [0, 0, 1], units: [1, 1, -5, 1, 0, -4], outputs: [3, 100] })
    expect(value.of(Float64Array.of(3, 4))).toBe(1 + 3 * 2)
  })

  it('blend in the share that is asked for', () => {
    const value = blend(linearValue([4, 0]), linearValue([0, 20]), 1 / 4)
    expect(value.of(Float64Array.of(2))).toBe(0.75 * 8 + 0.25 * 20)
  })
})

describe.each(SUBJECTS)('the knowledge of %s', (_name, { game }) => {
  const { heuristics, judged, fitted } = knowledgeOf(game)

  it('expects more of a better position', () => {
    const features = new Float64Array(heuristics.featureNames.length)
    heuristics.features(game.setup({}, 2, 'value'), 0, features)
    const before = [judged, fitted].map((value) => value.of(features))
    features[0] += 10
    for (const [index, value] of [judged, fitted].entries())
      expect(value.of(features)).toBeGreaterThan(before[index] + 3)
  })

  it('writes every feature and a weight above 0 for every command', () => {
    const state = game.setup({}, 3, 'weights')
    const features = new Float64Array(heuristics.featureNames.length).fill(Number.NaN)
    heuristics.features(state, 1, features)
    expect([...features].every(Number.isFinite)).toBe(true)
    const [seat] = game.deciders(state)
    const legal = game.legal(state, seat)
    const weights = new Float64Array(legal.length)
    heuristics.weigh(state, seat, legal, weights)
    expect([...weights].every((weight) => weight > 0)).toBe(true)
  })
})
