import { fastRng, unit } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { bothJudges } from '../src/search/judge.ts'
import { Node } from '../src/search/node.ts'

function nodeWith(tried: readonly number[], priors: readonly number[]): Node {
  const node = new Node()
  for (const [number, times] of tried.entries()) {
    node.add(number, { type: `${number}` }, priors[number])
    node.tried[number] = times
  }
  return node
}

describe('a secret decision', () => {
  it('is mixed by visits among those near the favourite, and never another', () => {
    const node = nodeWith([100, 80, 30, 0], [0.25, 0.25, 0.25, 0.25])
    const rng = fastRng('mixing')
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 2000; i++) counts[node.sample(node.close([0, 1, 2, 3], 0.6), unit(rng))]++
    expect(counts[2] + counts[3]).toBe(0)
    expect(counts[0] / 2000).toBeCloseTo(100 / 180, 1)
    expect(node.close([0, 1, 2, 3], 1)).toEqual([0])
  })
})

describe('a decision that was hardly thought about', () => {
  it('goes by the priors', () => {
    const node = nodeWith([0, 1, 1], [0.2, 0.5, 0.3])
    expect(node.likeliest([0, 1, 2])).toBe(1)
    expect(node.likeliest([0, 2])).toBe(2)
    expect(node.likeliest([7])).toBe(-1)
  })
})

describe('a decision', () => {
  it('finds its commands wherever they stand in a list', () => {
    const node = new Node()
    for (const number of [4, 7, 9]) node.add(number, { type: `${number}` }, 0.25)
    const places = (numbers: readonly number[]): number[] =>
      numbers.map((number, listed) => node.placeOf(number, listed))
    expect(places([4, 7, 9])).toEqual([0, 1, 2])
    expect(places([7, 9, 4, 5])).toEqual([1, 2, 0, -1])
    node.add(5, { type: '5' }, 0.25)
    expect(places([5, 4, 9])).toEqual([3, 0, 2])
    node.tried.splice(0, 4, 2, 1, 3, 3)
    node.sums.splice(0, 4, 2, 1, 1, 2)
    expect(node.favourite([7, 9, 5])).toBe(3)
  })
})

describe('two judges', () => {
  it('are heard in their shares', () => {
    const rewards = new Float64Array(8)
    const judge = bothJudges(
      (_, out) => out.set([1, 0]),
      (_, out) => out.set([0, 1]),
      0.25,
    )
    judge({ revealed: 0 }, rewards)
    expect([rewards[0], rewards[1]]).toEqual([0.75, 0.25])
  })
})
