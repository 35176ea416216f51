import { findGame, GAMES } from '@entrepot/bots/games'
import { expect, test } from 'vitest'

test.each(GAMES)('$id says of itself what its rules hold', async ({ id, seats, options, rules }) => {
  const game = await rules()
  expect({ id, seats, options }).toEqual({ id: game.id, seats: game.seats, options: game.options })
})

test.each(GAMES)('$id has a word for every option and value, in every language', ({ options, words }) => {
  for (const { options: named } of Object.values(words)) {
    expect(Object.keys(named)).toEqual(Object.keys(options))
    for (const [id, option] of Object.entries(options))
      if (option.kind === 'choice') expect(Object.keys(named[id]?.values ?? {})).toEqual(option.values)
  }
})

test('a game that is not in the list is not found', () => {
  expect(findGame('toString')).toBeUndefined()
})
