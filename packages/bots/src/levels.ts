import type { Game } from '@entrepot/kernel'
import type { Knowledge } from './knowledge.ts'
import { novice } from './novice.ts'
import type { Player, Surroundings } from './player.ts'
import { randomPlayer } from './random.ts'
import { masterRecipe, mindfulMaster, mindfulStrong, steadyRecipe, strongRecipe } from './recipes.ts'
import { searcher } from './search/searcher.ts'

/** The players one can ask for by name: the yardstick, then Novice, Steady, Strong and Master. */
export const LEVELS = ['random', '1', '2', '3', '4'] as const

export type Level = (typeof LEVELS)[number]

/** Players of an earlier day, kept to measure others by: Strong and Master before there were minds. */
export const FORMER = ['strong-1', 'master-1'] as const

export type Contestant = Level | (typeof FORMER)[number]

export function isContestant(name: string): name is Contestant {
  return isLevel(name) || (FORMER as readonly string[]).includes(name)
}

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name)
}

/** A player for one seat of one game that knows what it is given. */
export function playerWith(
  knowledge: Knowledge,
  game: Game,
  level: Contestant,
  surroundings: Surroundings,
): Player {
  const { heuristics } = knowledge
  switch (level) {
    case 'random':
      return randomPlayer(game)
    case '1':
      return novice(game, heuristics)
    case '2':
      return searcher(game, heuristics, steadyRecipe(knowledge), surroundings)
    case '3':
      return searcher(game, heuristics, mindfulStrong(knowledge), surroundings)
    case 'strong-1':
      return searcher(game, heuristics, strongRecipe(knowledge), surroundings)
    case '4':
      return searcher(game, heuristics, mindfulMaster(knowledge), surroundings)
    case 'master-1':
      return searcher(game, heuristics, masterRecipe(knowledge), surroundings)
  }
}
