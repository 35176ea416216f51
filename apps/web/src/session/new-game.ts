import {
  begin,
  commitmentOf,
  dealRng,
  seedOfDeal,
  shuffle,
  type DealProof,
  type Game,
  type OptionValues,
} from '@entrepot/kernel'
import type { Progress } from '../learn/lesson.ts'
import { newId } from '../platform/ids.ts'
import { randomBits } from './random-bits.ts'
import { saveGame, type LocalPlayer, type SavedGame } from './saved-games.ts'
import { summaryOf } from './summary.ts'

/** A seed and where it came from. */
export interface Shuffled {
  readonly seed: string
  /** Null for a seed that somebody has typed in. */
  readonly proof: DealProof | null
}

export interface NewGame extends Shuffled {
  readonly game: Game
  /** By seat. */
  readonly players: readonly LocalPlayer[]
  readonly options: OptionValues
  /** Where the lesson of a guided game begins. */
  readonly lesson?: Progress
}

/** Deals a game on this device and returns its id. */
export async function deal({ game, players, options, seed, proof, lesson }: NewGame): Promise<string> {
  const { record, state } = begin(game, options, players.length, seed)
  return keep({
    record,
    deal: proof,
    players,
    summary: summaryOf(game, state),
    moved: null,
    ...(lesson === undefined ? {} : { lesson }),
  })
}

/** Keeps a game under a new id. */
export async function keep(game: Omit<SavedGame, 'id' | 'updated'>): Promise<string> {
  const id = newId(9)
  await saveGame({ ...game, id, updated: Date.now() })
  return id
}

/** One person among bots: the place at the table follows from the seed. */
export function seatByLot(person: LocalPlayer, bots: readonly LocalPlayer[], seed: string): LocalPlayer[] {
  const places = shuffle(
    dealRng(`${seed} seats`),
    Array.from({ length: bots.length + 1 }, (_, place) => place),
  )
  return bots.toSpliced(places[0] as number, 0, person)
}

/** A seed that nobody has chosen, made as at a table of the server: the device draws the secret and adds for each seat. */
export function shuffled(seats: number): Shuffled {
  const secret = randomBits()
  const contributions = Array.from({ length: seats }, randomBits)
  const proof = { secret, commitment: commitmentOf(secret), contributions }
  return { seed: seedOfDeal(proof), proof }
}
