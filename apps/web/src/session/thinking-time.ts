import type { Seat } from '@entrepot/kernel'

/** Measures how long people think about each of their decisions, from the moment at which they can make it. */
export class ThinkingTime {
  readonly #people: readonly Seat[]
  readonly #since = new Map<Seat, number>()

  constructor(people: readonly Seat[]) {
    this.#people = people
  }

  /** These can decide from now on, unless they could before. */
  ask(deciders: readonly Seat[], now: number): void {
    for (const seat of this.#people) {
      if (!deciders.includes(seat)) this.#since.delete(seat)
      else if (!this.#since.has(seat)) this.#since.set(seat, now)
    }
  }

  /** A seat has decided: after how many milliseconds; null for one that is not measured. */
  decided(seat: Seat, now: number): number | null {
    const since = this.#since.get(seat)
    this.#since.delete(seat)
    return since === undefined ? null : Math.max(0, now - since)
  }
}
