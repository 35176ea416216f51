import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, nextUint32, pick, rngFromSeed, rngFromWords, shuffle, unit } from '../src/index.ts'

describe('the seeded generator', () => {
  it('gives the published sfc32 outputs of PractRand for seed 0', () => {
    const rng = rngFromWords(0, 0, 0)
    const outputs = Array.from({ length: 8 }, () => nextUint32(rng))
    expect(outputs).toEqual([
      0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909,
    ])
  })

  it('gives the published sfc32 outputs of PractRand for seed 0x0123456789abcdef', () => {
    const rng = rngFromWords(0, 0x89abcdef, 0x01234567)
    const outputs = Array.from({ length: 8 }, () => nextUint32(rng))
    expect(outputs).toEqual([
      0x84712d97, 0xf5a3d9c8, 0x5cd0a295, 0x35e05b54, 0x4c627ca1, 0x33a043e2, 0xb6113c67, 0x7cab9699,
    ])
  })

  it('goes on where it was after its state has been written and read', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, skip) => {
        const rng = rngFromSeed(seed)
        for (let i = 0; i < skip; i++) nextUint32(rng)
        const read = JSON.parse(JSON.stringify(rng)) as typeof rng
        expect(Array.from({ length: 5 }, () => nextUint32(read))).toEqual(
          Array.from({ length: 5 }, () => nextUint32(rng)),
        )
      }),
    )
  })

  it('takes a number for the text of it, and tells seeds apart', () => {
    expect(rngFromSeed(42)).toEqual(rngFromSeed('42'))
    const states = new Set(Array.from({ length: 10_000 }, (_, i) => JSON.stringify(rngFromSeed(i))))
    expect(states.size).toBe(10_000)
  })

  it('draws below a bound without bias (chi-square over 7 values, 6 degrees of freedom)', () => {
    const rng = rngFromSeed('bias')
    const counts = new Array<number>(7).fill(0)
    for (let i = 0; i < 70_000; i++) counts[below(rng, 7)]++
    expect(chiSquare(counts, 10_000)).toBeLessThan(22.5)
  })

  it('draws again where the last part of 2^32 would favour small values', () => {
    const rng = rngFromSeed('large bound')
    const bound = 3_000_000_000
    let high = 0
    for (let i = 0; i < 20_000; i++) if (below(rng, bound) >= 1_500_000_000) high++
    expect(Math.abs(high - 10_000)).toBeLessThan(400)
  })

  it('gives units in [0, 1)', () => {
    const rng = rngFromSeed('unit')
    const values = Array.from({ length: 10_000 }, () => unit(rng))
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(values.reduce((a, b) => a + b) / values.length).toBeCloseTo(0.5, 1)
  })
})

describe('shuffle and pick', () => {
  it('shuffles without bias: all 24 orders of four (chi-square, 23 degrees of freedom)', () => {
    const rng = rngFromSeed('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, [0, 1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()], 1000)).toBeLessThan(49.7)
  })

  it('keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b)
        expect(sorted(shuffle(rngFromSeed(seed), [...items]))).toEqual(sorted(items))
      }),
    )
  })

  it('picks every item with equal chance (chi-square, 4 degrees of freedom)', () => {
    const rng = rngFromSeed('pick')
    const counts = new Array<number>(5).fill(0)
    for (let i = 0; i < 10_000; i++) counts[pick(rng, [0, 1, 2, 3, 4])]++
    expect(chiSquare(counts, 2000)).toBeLessThan(18.5)
  })
})

/** Bounds in the tests are the 99.9 % points. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
