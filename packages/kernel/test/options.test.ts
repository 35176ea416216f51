import { describe, expect, it } from 'vitest'
import { checkSeats, parseOptions, Refusal, type OptionSpecs } from '../src/index.ts'

type Options = { readonly fast: boolean; readonly start: 'first' | 'later' }
const specs: OptionSpecs<Options> = {
  fast: { kind: 'switch', default: false, rule: 'X1' },
  start: { kind: 'choice', values: ['first', 'later'], default: 'first', rule: 'X2' },
}

describe('table options', () => {
  it('fills in what is not given', () => {
    expect(parseOptions(specs, {})).toEqual({ fast: false, start: 'first' })
    expect(parseOptions(specs, undefined)).toEqual({ fast: false, start: 'first' })
    expect(parseOptions(specs, { start: 'later' })).toEqual({ fast: false, start: 'later' })
  })

  it.each([
    ['an unknown name', { slow: true }],
    ['a wrong kind of value', { fast: 'yes' }],
    ['a value that is not offered', { start: 'never' }],
    ['something that is no object', 'fast'],
    ['an array', ['fast']],
    ['null', null],
    ['a name of every object', { constructor: true }],
  ])('refuses %s', (_, given) => {
    expect(() => parseOptions(specs, given)).toThrow(Refusal)
  })
})

describe('the number of players', () => {
  it.each([1, 5, 2.5, NaN, '3', null])('refuses %s', (seats) => {
    expect(() => checkSeats({ min: 2, max: 4 }, seats)).toThrow(Refusal)
  })

  it.each([2, 3, 4])('takes %s', (seats) => {
    expect(() => checkSeats({ min: 2, max: 4 }, seats)).not.toThrow()
  })
})
