// What bots remember between the decisions of a turn.

import { knowledge } from '@entrepot/bots/yokohama'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { Minds, type Mind } from '../src/bots/minds.ts'

const mind: Mind = { rules: { game: yokohama, knowledge }, table: 'a', seat: 0, level: '3' }

test('a bot keeps its mind at its seat, and shares it with no other', () => {
  const minds = new Minds(8)
  const player = minds.of(mind)
  expect(minds.of({ ...mind })).toBe(player)
  for (const other of [{ table: 'b' }, { seat: 1 }, { level: '4' } as const])
    expect(minds.of({ ...mind, ...other })).not.toBe(player)
})

test('those that thought longest ago are forgotten first', () => {
  const minds = new Minds(2)
  const [first, second] = ['a', 'b'].map((table) => minds.of({ ...mind, table }))
  expect(minds.of({ ...mind, table: 'a' })).toBe(first)
  minds.of({ ...mind, table: 'c' })
  expect(minds.of({ ...mind, table: 'a' })).toBe(first)
  expect(minds.of({ ...mind, table: 'b' })).not.toBe(second)
})
