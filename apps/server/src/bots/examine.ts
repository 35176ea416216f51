import { fastRng, faultText, parseOptions, pick, type Edition, type Game } from '@entrepot/kernel'
import type { Games } from '../games.ts'

/** Figures that somebody has brought, and the version that is to play them. */
export interface Examination {
  readonly edition: Edition
  readonly version: string
}

/**
 * What keeps an edition from the table, in a sentence: a fault of its figures, or a game that does not come to an end with
 * them. Null when nothing does.
 */
export async function faultOf(games: Games, { edition, version }: Examination): Promise<string | null> {
  const { game: id, figures } = edition
  const faults = await games.faultsOf(edition)
  if (faults === undefined) return `there are no editions of ${id} here`
  const [first, ...others] = faults
  if (first) return `${faultText(first)}${others.length > 0 ? ` (and ${others.length} more)` : ''}`
  try {
    const rules = await games.find(id, version, { id: edition.id, name: edition.name, hash: '', figures })
    if (!rules) return `${id} ${version} cannot be played with other figures here`
    const { min, max } = rules.game.seats
    for (let seats = min; seats <= max; seats++) playOut(rules.game, seats)
    return null
  } catch (error) {
    return `the rules do not work with these figures: ${(error as Error).message}`
  }
}

/** No game is as long as this, whoever plays it. */
const TOO_LONG = 20_000

function playOut(game: Game, seats: number): void {
  const rng = fastRng(`examine ${seats}`)
  let state = game.setup(parseOptions(game.options, {}), seats, `examine ${seats}`)
  for (let moves = 0; moves < TOO_LONG; moves++) {
    const [seat] = game.deciders(state)
    if (seat === undefined) return
    state = game.apply(state, seat, pick(rng, game.legal(state, seat))).state
  }
  throw new Error(`a game of ${seats} does not end`)
}
