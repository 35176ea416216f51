import type { Game } from '@entrepot/kernel'
import { plainKnowledge, type Knowledge } from '../knowledge.ts'
import { playerWith } from '../levels.ts'
import type { Player, Surroundings } from '../player.ts'
import { GAMES } from './games.ts'
import { loadBots, withLoadedMind } from './load-bots.ts'

/** By game: what its computer players know. All are loaded here, for programs that play any game and need not be light. */
const KNOWLEDGE = new Map(
  await Promise.all(
    GAMES.map(async ({ id }) => [id as string, await withLoadedMind(await loadBots(id))] as const),
  ),
)

export function knowledgeOf(game: Game): Knowledge {
  return KNOWLEDGE.get(game.id) ?? plainKnowledge(game)
}

/** A player for one seat of one game. Without a clock it thinks for a fixed number of iterations. */
export function playerOf(game: Game, name: string, surroundings: Surroundings = {}): Player {
  return playerWith(knowledgeOf(game), game, name, surroundings)
}
