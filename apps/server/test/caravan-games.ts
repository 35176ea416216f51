// What the test sites offer: the kit's tiny game, and variants of it whose bots fail.

import { defineGame, type Game } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit'
import { gamesOf } from '../src/games.ts'

/** Its bots throw, never end, or take their thread with them, since every bot samples a world first. */
const crashing = defineGame({
  ...caravan,
  id: 'crashing',
  resample: () => {
    throw new Error('this bot always fails')
  },
})
const hanging = defineGame({
  ...caravan,
  id: 'hanging',
  resample: () => {
    for (;;);
  },
})
const dying = defineGame({
  ...caravan,
  id: 'dying',
  resample: () => process.exit(3),
})

export const games = gamesOf([caravan, crashing, hanging, dying].map((game) => game as unknown as Game))
