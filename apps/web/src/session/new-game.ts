import { begin, fastRng, shuffle, type Game, type OptionValues } from '@entrepot/kernel'
import { saveGame, type LocalPlayer, type SavedGame } from './saved-games.ts'

export interface NewGame {
  readonly game: Game
  /** By seat. */
  readonly players: readonly LocalPlayer[]
  readonly options: OptionValues
  readonly seed: string
}

/** Deals a game on this device and returns its id. */
export async function deal({ game, players, options, seed }: NewGame): Promise<string> {
  const { record, state } = begin(game, options, players.length, seed)
  return keep({
    record,
    players,
    summary: { round: game.round(state), deciders: game.deciders(state), over: false },
    moved: null,
  })
}

/** Keeps a game under a new id. */
export async function keep(game: Omit<SavedGame, 'id' | 'updated'>): Promise<string> {
  const id = newId()
  await saveGame({ ...game, id, updated: Date.now() })
  return id
}

/** One person among bots: the place at the table follows from the seed. */
export function seatByLot(person: LocalPlayer, bots: readonly LocalPlayer[], seed: string): LocalPlayer[] {
  const places = shuffle(
    fastRng(`${seed} seats`),
    Array.from({ length: bots.length + 1 }, (_, place) => place),
  )
  return bots.toSpliced(places[0] as number, 0, person)
}

/** Short enough for an address, long enough never to meet again. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('')
}

/** A seed that nobody has chosen. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('-')
}
