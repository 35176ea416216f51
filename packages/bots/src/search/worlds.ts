import type { BaseCommand, BaseState, Game, FastRng, Seat } from '@entrepot/kernel'

/** Iterations for each world that is drawn. */
const USES = 16
/** Worlds that are kept: with so many, more of them add nothing. */
const MOST = 64

/**
 * Worlds that agree with a view. Drawing one costs more than copying one, so each serves several iterations, and all of them
 * follow the seat's own commands as long as these reveal nothing.
 */
export class Worlds {
  readonly #game: Game
  readonly #seat: Seat
  #view: object
  readonly #drawn: BaseState[] = []
  #taken = 0

  constructor(game: Game, view: object, seat: Seat) {
    this.#game = game
    this.#view = view
    this.#seat = seat
  }

  /** A world of the caller's own. */
  take(rng: FastRng): BaseState {
    return this.#game.clone(this.look(rng))
  }

  /** A world to look at, which may not be changed; it counts as taken. */
  look(rng: FastRng): BaseState {
    const wanted = Math.min(MOST, 1 + Math.floor(this.#taken / USES))
    if (this.#drawn.length < wanted) this.#drawn.push(this.#game.resample(this.#view, this.#seat, rng))
    const world = this.#drawn[this.#taken % this.#drawn.length]
    this.#taken++
    return world
  }

  /** Carries out the seat's command in all worlds; false if it revealed something there, which may not be the truth. */
  follow(command: BaseCommand): boolean {
    let silent = true
    for (const world of this.#drawn) {
      const before = world.revealed
      this.#game.step(world, this.#seat, command, null)
      if (world.revealed !== before) silent = false
    }
    return silent
  }

  /** What the seat sees in a world that followed its commands: the truth if they revealed nothing. */
  seen(): string {
    return JSON.stringify(this.#game.view(this.#drawn[0], this.#seat))
  }

  /** Further worlds agree with this view. */
  set view(view: object) {
    this.#view = view
  }
}
