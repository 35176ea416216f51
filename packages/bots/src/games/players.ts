import type { Game } from '@entrepot/kernel'
import { plainKnowledge, type Knowledge } from '../knowledge.ts'
import { playerWith, type Contestant } from '../levels.ts'
import type { Player, Surroundings } from '../player.ts'
import { GAMES } from './games.ts'
import { loadBots, withLoadedMind } from './load-bots.ts'

/** By game: its computer players. All are loaded here, for programs that play any game and need not be light. */
const BOTS = new Map(
  await Promise.all(
    GAMES.map(async ({ id }) => {
      const bots = await loadBots(id)
      return [id as string, { knowledge: await withLoadedMind(bots), persons: bots.persons }] as const
    }),
  ),
)

export function knowledgeOf(game: Game): Knowledge {
  return BOTS.get(game.id)?.knowledge ?? plainKnowledge(game)
}

/** A player for one seat of one game. Without a clock it thinks for a fixed number of iterations. */
export function playerOf(game: Game, level: Contestant, surroundings: Surroundings = {}): Player {
  return playerWith(knowledgeOf(game), game, level, surroundings)
}
