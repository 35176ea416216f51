import type { Game } from '@entrepot/kernel'
import { plainKnowledge, type Knowledge } from '../knowledge.ts'
import { playerWith, type Level } from '../levels.ts'
import type { Player, Surroundings } from '../player.ts'
import { knowledge as mombasa } from './mombasa.ts'
import { knowledge as yokohama } from './yokohama.ts'

/** By game: what the players know of it. */
const KNOWN: { readonly [game: string]: Knowledge } = { mombasa, yokohama }

export function knowledgeOf(game: Game): Knowledge {
  return KNOWN[game.id] ?? plainKnowledge(game)
}

/** A player for one seat of one game. Without a clock it thinks for a fixed number of iterations. */
export function playerOf(game: Game, level: Level, surroundings: Surroundings = {}): Player {
  return playerWith(knowledgeOf(game), game, level, surroundings)
}
