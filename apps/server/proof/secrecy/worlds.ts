// Pairs of worlds that differ only in what a viewer may not know. They are made from the rules in words (the subjects of the
// conformance kit) and from the piles that nobody has looked into, never from the games' views.

import {
  below,
  defineGame,
  fastRng,
  shuffle,
  type BaseState,
  type Game,
  type Rng,
  type Seat,
  type Viewer,
} from '@entrepot/kernel'
import { randomDecision, type AnySubject } from '@entrepot/kernel/testkit'
import { subject as mombasa } from '@entrepot/mombasa/testkit'
import { subject as yokohama } from '@entrepot/yokohama/testkit'

/**
 * What differs between the two worlds of a table.
 * `secrets`: all that one viewer may not know; it goes on until something is revealed.
 * `piles`: the order of the piles below what is drawn meanwhile, which nobody knows; it goes on through reveals.
 * `choices`: nothing at first; then the others choose differently where all decide at once and in secret.
 */
export type Difference = 'secrets' | 'piles' | 'choices'

export const DIFFERENCES: readonly Difference[] = ['secrets', 'piles', 'choices']

/** A game and its piles, in which the card to be drawn next lies last. */
interface Hidden {
  readonly subject: AnySubject
  piles(state: BaseState): number[][]
}

type WithPiles = BaseState & { deck: number[]; supply: number[][]; orderDeck: number[]; cardDeck: number[] }

export const HIDDEN: readonly Hidden[] = [
  {
    subject: mombasa,
    piles: (state) => [(state as WithPiles).deck, ...(state as WithPiles).supply],
  },
  {
    subject: yokohama,
    piles: (state) => [(state as WithPiles).orderDeck, (state as WithPiles).cardDeck],
  },
]

/** So many cards of each pile lie the same in both worlds of `piles`. */
const SAME_ON_TOP = 16
/** So many of them may be left when the next command is played: more than one command and the bots after it can draw. */
const MARGIN = 8
/** A prefix is at most so long: games have 200 to 1,200 decisions. */
const LONGEST_PREFIX = 300

/** What the seed of a table says about its two worlds. */
export interface Plan {
  readonly difference: Difference
  readonly viewer: Viewer
}

export function planOf(seed: string, seats: number, difference: Difference): Plan {
  const viewer = below(fastRng(`${seed}/viewer`), seats + 1)
  // Nobody's own choice is a secret to a spectator only: the others' are.
  return { difference, viewer: viewer === seats ? null : viewer }
}

/** The game whose every deal is a position in mid-game: world 0, or world 1 that differs from it as planned. */
export function worldOf({ subject, piles }: Hidden, world: 0 | 1, difference: Difference): Game {
  return defineGame({
    ...subject.game,
    setup(options, seats, seed) {
      const plan = planOf(String(seed), seats, difference)
      const state = prefix(subject.game, options, seats, String(seed), difference)
      if (world === 0 || difference === 'choices') return state
      const rng = fastRng(`${seed}/other world`)
      return difference === 'secrets' ? subject.scramble(state, plan.viewer, rng) : stirred(state, piles, rng)
    },
  })
}

/** A game some way on; for secret choices, up to a moment at which several decide at once. */
function prefix(game: Game, options: object, seats: number, seed: string, difference: Difference): BaseState {
  const rng = fastRng(`${seed}/prefix`)
  let state = game.setup(options, seats, seed)
  const length = below(rng, LONGEST_PREFIX)
  for (let played = 0; ; played++) {
    const together = game.deciders(state).length > 1
    if (difference === 'choices' ? together && (played >= length || game.round(state) > 1) : played >= length)
      break
    const decision = randomDecision(game, state, rng)
    const next = decision && game.apply(state, decision.seat, decision.command).state
    if (!next || game.outcome(next)) break
    state = next
  }
  // Where no such moment came, the beginning is one.
  return difference === 'choices' && game.deciders(state).length < 2
    ? game.setup(options, seats, seed)
    : state
}

function stirred(state: BaseState, piles: Hidden['piles'], rng: Rng): BaseState {
  const world = structuredClone(state)
  for (const pile of piles(world)) {
    const below = pile.splice(0, Math.max(0, pile.length - SAME_ON_TOP))
    pile.unshift(...shuffle(rng, below))
  }
  return world
}

/** Whether the two worlds must still look the same to the viewer after the next command. */
export function mayGoOn(
  { subject: { game }, piles }: Hidden,
  difference: Difference,
  start: BaseState,
  moves: readonly { readonly state: BaseState; readonly seat: Seat; readonly command: { type: string } }[],
): boolean {
  return moves.every(({ state, seat, command }) => {
    const next = game.apply(state, seat, command).state
    if (game.outcome(next)) return false
    if (difference !== 'piles') return next.revealed === state.revealed
    const before = piles(start)
    return piles(next).every((pile, i) => (before[i]?.length ?? 0) - pile.length < SAME_ON_TOP - MARGIN)
  })
}
