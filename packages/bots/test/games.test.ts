import { findGame, GAMES } from '@entrepot/bots/games'
import { expect, test } from 'vitest'

test.each(GAMES)('$id says of itself what its rules hold', async ({ id, seats, options, rules }) => {
  const game = await rules()
  expect({ id, seats, options }).toEqual({ id: game.id, seats: game.seats, options: game.options })
})

test('a game that is not in the list is not found', () => {
  expect(findGame('toString')).toBeUndefined()
})
