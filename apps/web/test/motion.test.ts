import { expect, test } from 'vitest'
import { compare, type Seen } from '../src/motion/compare.ts'

function seen(piece: string, place: string, left = 0, face: string | null = null): Seen<string> {
  return { piece, place, face, box: { left, top: 0, width: 10, height: 10 }, node: `${piece} at ${place}` }
}

test('a post that left its base and one that came to a region are the same post', () => {
  const base = [seen('post:cairo', 'column:1'), seen('post:cairo', 'column:2'), seen('post:cairo', 'nubia')]
  const after = [seen('post:cairo', 'column:2'), seen('post:cairo', 'nubia'), seen('post:cairo', 'air')]
  const { moved, left, came } = compare(base, after)
  expect(moved.map(({ from, to }) => [from.place, to.place])).toEqual([['column:1', 'air']])
  expect([left, came]).toEqual([[], []])
})

test('pieces of other companies never take each other’s place', () => {
  const { moved, left, came } = compare([seen('post:cairo', 'base')], [seen('post:mombasa', 'nubia')])
  expect(moved).toEqual([])
  expect(left.map(({ piece }) => piece)).toEqual(['post:cairo'])
  expect(came.map(({ piece }) => piece)).toEqual(['post:mombasa'])
})

test('what stays in its place may be turned over, or shift with it', () => {
  const before = [seen('card:a', 'slot', 0, 'up'), seen('card:b', 'hand', 0), seen('card:c', 'hand', 50)]
  const after = [seen('card:a', 'slot', 0, 'down'), seen('card:b', 'hand', 1), seen('card:c', 'hand', 20)]
  const { moved, shifted, turned } = compare(before, after)
  expect(moved).toEqual([])
  expect(shifted.map(({ to }) => to.piece)).toEqual(['card:c'])
  expect(turned.map(({ piece }) => piece)).toEqual(['card:a'])
})
