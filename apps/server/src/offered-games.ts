import type { Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import { gamesOf } from './games.ts'

/** What a site offers. The threads of the bots import this module too. */
export const games = gamesOf([mombasa as Game, yokohama as Game])
