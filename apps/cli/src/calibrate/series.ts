import type { Level } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import { glimpses, type Glimpse } from '@entrepot/bots/training'
import { subjectOf } from '../games.ts'

/** Games in which chances are told now and then. */
export interface Told {
  readonly game: string
  readonly players: number
  readonly level: Level
  readonly seed: string
  readonly iterations: number
  /** By the fitted weights alone, as if the game had no mind. */
  readonly plain: boolean
}

/** Plays game number `index`, with all options in turn. */
export function tellGame(
  { game: id, players, level, seed, iterations, plain }: Told,
  index: number,
): Glimpse[] {
  const { game, options } = subjectOf(id)
  const knowledge = knowledgeOf(game)
  return glimpses(game, plain ? { ...knowledge, mind: null } : knowledge, {
    seats: players,
    level,
    options: options[index % options.length] ?? {},
    seed: `${seed}/${players}/${index}`,
    iterations,
  })
}
