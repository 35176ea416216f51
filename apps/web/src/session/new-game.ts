import { begin, rngFromSeed, shuffle, type Game, type OptionValues } from '@entrepot/kernel'
import type { BotLevel } from './bot-levels.ts'
import { saveGame, type SavedGame } from './saved-games.ts'

export interface NewGame {
  readonly game: Game
  readonly bots: number
  readonly level: BotLevel
  readonly options: OptionValues
  /** The viewer's name; empty for "you" in the language of the day. */
  readonly name: string
  readonly botNames: readonly string[]
  readonly seed: string
}

/** Deals a game on this device and returns its id. The viewer's place at the table follows from the seed. */
export function startLocalGame({ game, bots, level, options, name, botNames, seed }: NewGame): string {
  const seats = bots + 1
  const { record, state } = begin(game, options, seats, seed)
  const places = shuffle(
    rngFromSeed(`${seed} seats`),
    Array.from({ length: seats }, (_, place) => place),
  )
  const seat = places[0] as number
  const others = [...botNames]
  const saved: SavedGame = {
    id: newId(),
    record,
    seat,
    names: places.map((_, place) => (place === seat ? name : (others.shift() ?? `${place + 1}`))),
    levels: places.map((_, place) => (place === seat ? null : level)),
    updated: Date.now(),
    summary: { round: game.round(state), deciders: game.deciders(state), over: false },
  }
  saveGame(saved)
  return saved.id
}

/** Short enough for an address, long enough never to meet again. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('')
}

/** A seed that nobody has chosen. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('-')
}
