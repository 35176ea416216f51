// What a later site offers: the games of today under a new version, and what was released before.

import type { Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import { gamesOf } from '../src/games.ts'

export const games = gamesOf(
  [mombasa as Game, yokohama as Game].map((game) => ({ ...game, version: 'next' })),
)
