import type { Game } from '@entrepot/kernel'
import { plainKnowledge, type Knowledge } from '../knowledge.ts'
import { findGame } from './games.ts'

/** The computer players of a game. */
export interface GameBots {
  readonly knowledge: Knowledge
}

/** They are beside the game's entry, not in it: a page that lists the games does without them. */
export async function loadBots(game: string): Promise<GameBots> {
  return ((await import(`./${game}/bots.ts`)) as { bots: GameBots }).bots
}

/** What the players know of a game; of one that is not in the list, what its contract says. */
export async function loadKnowledge(game: Game): Promise<Knowledge> {
  return findGame(game.id) === undefined ? plainKnowledge(game) : (await loadBots(game.id)).knowledge
}
