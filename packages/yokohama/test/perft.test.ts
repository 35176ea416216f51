import { perft, randomDecision } from '@entrepot/kernel/testkit'
import { fastRng } from '@entrepot/kernel'
import { expect, it, vi } from 'vitest'
import { yokohama, type State } from '../src/index.ts'

// On figures that are kept for it: other figures of the shipped game leave the counts as they are.
vi.mock('../src/components/yokohama.json', () => import('./kept-figures.json', { with: { type: 'json' } }))

/** A position after so many random decisions. */
function position(seats: number, seed: string, decisions: number): State {
  const rng = fastRng(seed)
  const state = yokohama.setup({}, seats, seed)
  for (let count = 0; count < decisions; count++) {
    const decision = randomDecision(yokohama, state, rng)
    if (decision !== null) yokohama.step(state, decision.seat, decision.command, null)
  }
  return state
}

// Counted once by this very code: any change of the rules disturbs the counts, and should do so on purpose.
it.each([
  [2, 'perft 1', 0, [4, 8, 88, 968, 8344, 36304]],
  [3, 'perft 2', 60, [3, 18, 240, 2697]],
  [4, 'perft 3', 150, [4, 19, 95, 668]],
  [4, 'perft 4', 400, [18, 309, 4476, 19520]],
  [2, 'perft 5', 250, [4, 21, 164, 1325, 7983]],
])(
  'from %i players, seed %s, %i decisions on there are so many sequences of commands: %j',
  (seats, seed, decisions, counts) => {
    const state = position(seats, seed, decisions)
    expect(counts.map((_, depth) => perft(yokohama, state, depth + 1))).toEqual(counts)
  },
)
