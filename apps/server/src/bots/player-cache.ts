import { playerWith, type Player } from '@entrepot/bots'
import type { Seat } from '@entrepot/kernel'
import type { Release } from '@entrepot/releases'

/** A bot of a level, perhaps with a character, at a seat of a table. */
export interface SeatedBot {
  readonly rules: Release
  readonly table: string
  readonly seat: Seat
  readonly level: string
}

/** Keeps the players that thought last: the next decision of a turn goes on with what was thought for the one before. */
export class PlayerCache {
  readonly #most: number
  /** The one that thought longest ago first. */
  readonly #players = new Map<string, Player>()

  constructor(most: number) {
    this.#most = most
  }

  of({ rules: { game, knowledge }, table, seat, level }: SeatedBot): Player {
    const key = `${table} ${seat} ${level}`
    const player =
      this.#players.get(key) ?? playerWith(knowledge, game, level, { now: () => performance.now() })
    this.#players.delete(key)
    this.#players.set(key, player)
    for (const oldest of this.#players.keys()) {
      if (this.#players.size <= this.#most) break
      this.#players.delete(oldest)
    }
    return player
  }
}
