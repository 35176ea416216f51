import { fastRng, type Game, type Seed } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { withMind } from '../mind/mind.ts'
import type { MindWeights } from '../mind/shape.ts'
import { strongRecipe } from '../recipes.ts'
import { searcher, type Searcher } from '../search/searcher.ts'

/** Who plays: the mind of a generation, or what was fitted before there were minds. */
export type Contender = number | 'fitted'

/** A game of one among others, all with the same number of iterations. */
export interface Duel {
  readonly focal: Contender
  readonly field: Contender
  readonly seats: number
  readonly focalSeat: number
  readonly seed: Seed
  readonly iterations: number
}

/** What a duel came to: the focal one's part of the victory, and the points of all seats. */
export interface DuelResult {
  readonly won: number
  readonly points: readonly number[]
}

export function playDuel(
  game: Game,
  knowledge: Knowledge,
  { focal, field, seats, focalSeat, seed, iterations }: Duel,
  mindOf: (number: number) => MindWeights,
): DuelResult {
  const players = Array.from({ length: seats }, (_, seat) =>
    contender(game, knowledge, seat === focalSeat ? focal : field, iterations, mindOf),
  )
  const rng = fastRng(`${seed}/bots`)
  const state = game.setup({}, seats, seed)
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state))
    game.step(state, seat, players[seat].choose(game.view(state, seat), seat, rng), null)
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('nobody decides and the game is not over')
  const first = outcome.ranking[0] ?? []
  return {
    won: first.includes(focalSeat) ? 1 / first.length : 0,
    points: outcome.sheets.map(({ total }) => total),
  }
}

function contender(
  game: Game,
  knowledge: Knowledge,
  who: Contender,
  iterations: number,
  mindOf: (number: number) => MindWeights,
): Searcher {
  const { heuristics } = knowledge
  const base = { ...strongRecipe(knowledge, knowledge.fitted), iterations }
  const recipe = who === 'fitted' ? { ...base, sharpness: 2 } : withMind(base, heuristics, mindOf(who))
  return searcher(game, heuristics, recipe, {})
}
