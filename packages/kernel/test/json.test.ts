import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, hashState, sameJson, sha256 } from '../src/index.ts'

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves no white space', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    )
  })

  it('is the same text for the same value and survives reading', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  it.each([
    ['undefined', undefined],
    ['a member that is undefined', { a: undefined }],
    ['a function', () => 1],
    ['NaN', NaN],
    ['Infinity', [Infinity]],
  ])('refuses %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError)
  })

  it('agrees with structural equality', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (a, b) => {
        const positive = (text: string): string => text.replaceAll(/(?<![\d.])-0(?![\d.e])/g, '0')
        expect(sameJson(a, b)).toBe(positive(canonicalJson(a)) === positive(canonicalJson(b)))
        expect(sameJson(a, structuredClone(a))).toBe(true)
      }),
    )
  })

  it('tells an array from an object and a missing member from another', () => {
    expect(sameJson([], {})).toBe(false)
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false)
    expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  })
})

describe('SHA-256', () => {
  it('gives the published digests of FIPS 180-4', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
  })

  it("agrees with Node's for any text and length", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
  })

  it('hashes a state whatever the order of its keys', () => {
    const state = { revealed: 1, a: 2 }
    const turned = { a: 2, revealed: 1 }
    expect(hashState(state)).toBe(hashState(turned))
    expect(hashState({ revealed: 1 })).not.toBe(hashState({ revealed: 2 }))
  })
})
