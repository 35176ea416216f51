import { describe, expect, it } from 'vitest'
import { check } from '../src/index.ts'

const { count, flag, list, number, oneOf, optional, record, some, text } = check

const card = record({
  id: text,
  price: count,
  letter: oneOf('A', 'B'),
  open: flag,
  weights: list(number, 2),
  gain: some(['tea', 'fish'], count),
  note: optional(text),
})
const good = {
  id: 'a',
  price: 3,
  letter: 'B',
  open: true,
  weights: [0.5, -1],
  gain: { tea: 2 },
  source: 'box',
}

describe('the check of a data file', () => {
  it('returns what the shape names and leaves the rest', () => {
    const { source, ...named } = good
    expect(card(good, 'card')).toEqual({ ...named, note: undefined })
    expect(source).toBe('box')
  })

  it.each([
    ['card.id', { id: '' }],
    ['card.price', { price: -1 }],
    ['card.price', { price: 1.5 }],
    ['card.letter', { letter: 'C' }],
    ['card.open', { open: 1 }],
    ['card.weights', { weights: [1] }],
    ['card.weights', { weights: {} }],
    ['card.weights.1', { weights: [1, null] }],
    ['card.gain.silk', { gain: { silk: 1 } }],
    ['card.gain.tea', { gain: { tea: 'two' } }],
    ['card.gain', { gain: [] }],
    ['card.note', { note: 7 }],
  ])('names %s when it is wrong', (path, change) => {
    expect(() => card({ ...good, ...change }, 'card')).toThrow(new RegExp(`^${path} must be`))
  })

  it('names a value that is no object', () => {
    expect(() => card(null, 'card')).toThrow(/^card must be an object/)
  })
})
