/** A series of games between bots: of two, one of the first among others of the second; of more, every two of them. */
export interface Tournament {
  readonly game: string
  readonly players: number
  /** By name. */
  readonly bots: readonly string[]
  readonly seed: string
  /** Whether bots think by the clock or by their fixed number of iterations. */
  readonly clock: boolean
  /** Milliseconds that a program has for each answer. */
  readonly limit: number
}

/** One game of the series. */
export interface Fixture {
  readonly index: number
  readonly seed: string
  readonly focal: string
  readonly field: string
  readonly focalSeat: number
  /** By seat. */
  readonly bots: readonly string[]
}

/** One bot among others that are all alike. */
export interface Pairing {
  readonly focal: string
  readonly field: string
}

/** Who meets whom. At a table of more than two it matters who is alone. */
export function pairingsOf({ bots, players }: Pick<Tournament, 'bots' | 'players'>): Pairing[] {
  return bots.flatMap((focal, first) =>
    bots.flatMap((field, second) => {
      const meet = bots.length === 2 || players === 2 ? first < second : first !== second
      return meet ? [{ focal, field }] : []
    }),
  )
}

/** Game number `index`: pairings in turn, and for each the seed is held while the focal bot goes round the seats. */
export function fixtureOf(tournament: Tournament, index: number): Fixture {
  const { players, seed } = tournament
  const pairings = pairingsOf(tournament)
  const { focal, field } = pairings[index % pairings.length] as Pairing
  const turn = Math.floor(index / pairings.length)
  const focalSeat = turn % players
  return {
    index,
    seed: `${seed}/${Math.floor(turn / players)}`,
    focal,
    field,
    focalSeat,
    bots: Array.from({ length: players }, (_, seat) => (seat === focalSeat ? focal : field)),
  }
}
