/** A series of games: one `focal` bot among others of the `field`, every seed played once from every seat. */
export interface Tournament {
  readonly game: string
  readonly players: number
  readonly focal: string
  readonly field: string
  readonly seed: string
  /** Whether bots think by the clock or by their fixed number of iterations. */
  readonly clock: boolean
}

/** One game of the series. */
export interface Fixture {
  readonly index: number
  readonly seed: string
  readonly focalSeat: number
  readonly levels: readonly string[]
}

/** Game number `index`: the seed is held while the focal bot goes round the seats. */
export function fixtureOf({ players, focal, field, seed }: Tournament, index: number): Fixture {
  const focalSeat = index % players
  return {
    index,
    seed: `${seed}/${Math.floor(index / players)}`,
    focalSeat,
    levels: Array.from({ length: players }, (_, seat) => (seat === focalSeat ? focal : field)),
  }
}
