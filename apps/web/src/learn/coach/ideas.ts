import type { Advice, Explanation } from '@entrepot/bots'
import type { BaseCommand, BaseState, Game, Seat } from '@entrepot/kernel'
import { sameJson } from '@entrepot/kernel'

/** What the coach thinks of one way to go on. */
export interface Idea {
  /** What to do, and what comes after it as far as that was thought of. */
  readonly line: readonly BaseCommand[]
  /** How many games of a hundred are won with it. */
  readonly wins: number
  /** What it brings by the end more than the other ways, the most first; less is negative. */
  readonly gains: readonly { readonly category: string; readonly points: number }[]
  /** How many points fewer the others will have. */
  readonly denied: number
}

/** So many are shown. */
const MOST = 3
/** Of what was tried less often nothing is known. */
const SELDOM = 8
/** Smaller differences tell nothing. */
const FEWEST_POINTS = 0.75
const MOST_GAINS = 3

/** The best ways to go on, each with what makes it differ from the others. */
export function ideasOf({ best }: Explanation, seat: Seat): Idea[] {
  const [first] = best
  if (first === undefined) return []
  const usual = meanOf(best)
  const tried = best.filter((advice) => advice === first || advice.visits >= SELDOM)
  const distinct = tried.filter(
    (advice, place) => tried.findIndex((other) => keyOf(other) === keyOf(advice)) === place,
  )
  return distinct.slice(0, MOST).map((advice) => ideaOf(advice, usual, seat))
}

type Kinds = Advice['kinds']

function ideaOf({ line, value, kinds }: Advice, usual: Kinds, seat: Seat): Idea {
  const own = kinds[seat] ?? {}
  const gains = Object.entries(own)
    .map(([category, points]) => ({ category, points: points - (usual[seat]?.[category] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= FEWEST_POINTS)
    .toSorted((a, b) => b.points - a.points)
  const others = (all: Kinds): number =>
    all.reduce((sum, row, other) => sum + (other === seat ? 0 : totalOf(row)), 0)
  return {
    line,
    wins: Math.round(100 * value),
    gains: gains.length <= MOST_GAINS ? gains : [...gains.slice(0, MOST_GAINS - 1), ...gains.slice(-1)],
    denied: others(usual) - others(kinds),
  }
}

/** What is to be expected on the whole, by how often each way was tried. */
function meanOf(best: readonly Advice[]): Kinds {
  const visits = best.reduce((sum, advice) => sum + advice.visits, 0)
  return (best[0]?.kinds ?? []).map((row, seat) =>
    Object.fromEntries(
      Object.keys(row).map((category) => [
        category,
        best.reduce((sum, { kinds, visits: times }) => sum + times * (kinds[seat]?.[category] ?? 0), 0) /
          visits,
      ]),
    ),
  )
}

function totalOf(row: Kinds[number]): number {
  return Object.values(row).reduce((sum, points) => sum + points, 0)
}

/** The same commands in another order are the same idea. */
function keyOf({ line }: Advice): string {
  return line
    .map((command) => JSON.stringify(command))
    .toSorted()
    .join()
}

/** A command of a line, and what the seat sees before it. */
export interface Ahead {
  readonly command: BaseCommand
  readonly view: object
}

/** The commands of a line that can be played from a world on; lines leave out what is forced. */
export function playable(game: Game, world: BaseState, seat: Seat, line: readonly BaseCommand[]): Ahead[] {
  const played: Ahead[] = []
  let state = world
  for (const command of line) {
    for (;;) {
      const legal = game.deciders(state).includes(seat) ? game.legal(state, seat) : []
      const isNext = legal.some((other) => sameJson(other, command))
      const next = isNext ? command : legal.length === 1 ? legal[0] : undefined
      if (next === undefined || state.revealed !== world.revealed) return played
      played.push({ command: next, view: game.view(state, seat) })
      state = game.apply(state, seat, next).state
      if (isNext) break
    }
  }
  return played
}
