import type { Heuristics } from '@entrepot/kernel'
import { bentTo, type Bent } from './mind/judgement.ts'
import type { Priors } from './search/priors.ts'

/** What a bot cares for a little more than others do: enough to be seen in what it does, too little to cost it many games. */
export interface Character {
  /** Strategies of the game's perception, and how strongly it follows them: 1 is as much as when they are planted in lessons. */
  readonly strategies: { readonly [strategy: string]: number }
  /** Beginnings of the names of the classes of commands that it likes, for those who do not look ahead. */
  readonly likes: readonly string[]
}

/** By name. */
export interface Characters {
  readonly [name: string]: Character
}

/** How much more readily one who does not look ahead does what it likes. */
const LIKING = 2

/** How a character judges positions for its seat. */
export function bentOf(heuristics: Heuristics, { strategies }: Character, seat: number): Bent {
  const inputs = Object.entries(strategies).flatMap(
    ([strategy, strength]) => bentTo(heuristics, strategy, strength, seat).inputs,
  )
  return { seat, inputs }
}

/** The priors of a character: what it likes comes sooner. */
export function priorsOf(heuristics: Heuristics, { likes }: Character): Priors {
  const { perception } = heuristics
  if (perception === undefined) return heuristics
  const factors = Float64Array.from(perception.classNames, (name) =>
    likes.some((beginning) => name.startsWith(beginning)) ? LIKING : 1,
  )
  return {
    weigh(state, seat, commands, out) {
      heuristics.weigh(state, seat, commands, out)
      for (const [place, command] of commands.entries()) out[place] *= factors[perception.classOf(command)]
    },
  }
}
