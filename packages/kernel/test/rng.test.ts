import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chacha20Block, littleEndianWords } from '../src/chacha20.ts'
import {
  below,
  dealRng,
  fastRng,
  fastRngFromWords,
  nextUint32,
  pick,
  sha256,
  shuffle,
  unit,
  type Rng,
} from '../src/index.ts'

describe('ChaCha20', () => {
  /** The block as bytes in hexadecimal. */
  function block(key: string, counter: number, nonce: string): string {
    const out = new Int32Array(16)
    chacha20Block(littleEndianWords(key), [counter, ...littleEndianWords(nonce)], out)
    return Buffer.from(out.buffer).toString('hex')
  }

  it('gives the block of RFC 8439, 2.3.2', () => {
    const key = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
    expect(block(key, 1, '000000090000004a00000000')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  it.each([
    // RFC 8439, A.1: test vectors 1, 2 and 4.
    [
      '00'.repeat(32),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      '00'.repeat(32),
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('gives the block of RFC 8439, A.1 for key %s and counter %i', (key, counter, bytes) => {
    expect(block(key, counter, '000000000000000000000000')).toBe(bytes)
  })
})

describe('the generator of deals', () => {
  it('is ChaCha20 with the hash of the seed as its key, block after block', () => {
    const rng = dealRng('a game')
    expect(rng).toEqual({ key: sha256('entrepot deal key\na game'), drawn: 0 })
    const blocks = [0, 1, 2].flatMap((counter) => {
      const out = new Int32Array(16)
      chacha20Block(littleEndianWords(rng.key), [counter, 0, 0, 0], out)
      return Array.from(out, (word) => word >>> 0)
    })
    expect(Array.from({ length: 48 }, () => nextUint32(rng))).toEqual(blocks)
  })

  it('goes on where it was after its state has been written and read, with others drawing in between', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(50), (seed, another, skip) => {
        const rng = dealRng(seed)
        const other = dealRng(another)
        for (let i = 0; i < skip; i++) nextUint32(rng)
        const read = JSON.parse(JSON.stringify(rng)) as typeof rng
        const goOn = (from: Rng): number[] =>
          Array.from({ length: 20 }, () => {
            nextUint32(other)
            return nextUint32(from)
          })
        expect(goOn(read)).toEqual(goOn(rng))
      }),
    )
  })

  it('tells apart seeds that the fast generator takes for one', () => {
    // Found by trying: both texts fold to the same 32 bits.
    const [one, other] = ['twin 1093999', 'twin 2312272']
    expect(fastRng(one)).toEqual(fastRng(other))
    expect(nextUint32(dealRng(one))).not.toBe(nextUint32(dealRng(other)))
  })

  it('draws below a bound without bias (chi-square over 7 values, 6 degrees of freedom)', () => {
    const rng = dealRng('bias')
    const counts = new Array<number>(7).fill(0)
    for (let i = 0; i < 70_000; i++) counts[below(rng, 7)]++
    expect(chiSquare(counts, 10_000)).toBeLessThan(22.5)
  })
})

describe('the fast generator', () => {
  it('gives the published sfc32 outputs of PractRand for seed 0', () => {
    const rng = fastRngFromWords(0, 0, 0)
    const outputs = Array.from({ length: 8 }, () => nextUint32(rng))
    expect(outputs).toEqual([
      0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909,
    ])
  })

  it('gives the published sfc32 outputs of PractRand for seed 0x0123456789abcdef', () => {
    const rng = fastRngFromWords(0, 0x89abcdef, 0x01234567)
    const outputs = Array.from({ length: 8 }, () => nextUint32(rng))
    expect(outputs).toEqual([
      0x84712d97, 0xf5a3d9c8, 0x5cd0a295, 0x35e05b54, 0x4c627ca1, 0x33a043e2, 0xb6113c67, 0x7cab9699,
    ])
  })

  it('goes on where it was after its state has been written and read', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, skip) => {
        const rng = fastRng(seed)
        for (let i = 0; i < skip; i++) nextUint32(rng)
        const read = JSON.parse(JSON.stringify(rng)) as typeof rng
        expect(Array.from({ length: 5 }, () => nextUint32(read))).toEqual(
          Array.from({ length: 5 }, () => nextUint32(rng)),
        )
      }),
    )
  })

  it('takes a number for the text of it, and tells seeds apart', () => {
    expect(fastRng(42)).toEqual(fastRng('42'))
    const states = new Set(Array.from({ length: 10_000 }, (_, i) => JSON.stringify(fastRng(i))))
    expect(states.size).toBe(10_000)
  })

  it('draws below a bound without bias (chi-square over 7 values, 6 degrees of freedom)', () => {
    const rng = fastRng('bias')
    const counts = new Array<number>(7).fill(0)
    for (let i = 0; i < 70_000; i++) counts[below(rng, 7)]++
    expect(chiSquare(counts, 10_000)).toBeLessThan(22.5)
  })

  it('draws again where the last part of 2^32 would favour small values', () => {
    const rng = fastRng('large bound')
    const bound = 3_000_000_000
    let high = 0
    for (let i = 0; i < 20_000; i++) if (below(rng, bound) >= 1_500_000_000) high++
    expect(Math.abs(high - 10_000)).toBeLessThan(400)
  })

  it('gives units in [0, 1)', () => {
    const rng = fastRng('unit')
    const values = Array.from({ length: 10_000 }, () => unit(rng))
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(values.reduce((a, b) => a + b) / values.length).toBeCloseTo(0.5, 1)
  })
})

describe('shuffle and pick', () => {
  it('shuffles without bias: all 24 orders of four (chi-square, 23 degrees of freedom)', () => {
    const rng = fastRng('orders')
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
        expect(sorted(shuffle(fastRng(seed), [...items]))).toEqual(sorted(items))
      }),
    )
  })

  it('picks every item with equal chance (chi-square, 4 degrees of freedom)', () => {
    const rng = fastRng('pick')
    const counts = new Array<number>(5).fill(0)
    for (let i = 0; i < 10_000; i++) counts[pick(rng, [0, 1, 2, 3, 4])]++
    expect(chiSquare(counts, 2000)).toBeLessThan(18.5)
  })
})

/** Bounds in the tests are the 99.9 % points. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
