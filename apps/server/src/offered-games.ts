import { GAMES } from '@entrepot/bots/games'
import { gamesOf } from './games.ts'

/** What a site offers. The threads of the bots import this module too. */
export const games = gamesOf(await Promise.all(GAMES.map(({ rules }) => rules())))
