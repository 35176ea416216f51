import { fastRng } from '@entrepot/kernel'
import { perft, randomDecision } from '@entrepot/kernel/testkit'
import { expect, it, vi } from 'vitest'
import { mombasa, type SetupKind, type State } from '../src/index.ts'

// On figures that are kept for it: other figures of the shipped game leave the counts as they are.
vi.mock('../src/components/mombasa.json', () => import('./kept-figures.json', { with: { type: 'json' } }))

/** A position in the middle of a random game. */
function position(seed: string, seats: number, setup: SetupKind, decisions: number): State {
  const rng = fastRng(seed)
  const state = mombasa.setup({ setup }, seats, seed)
  for (let count = 0; count < decisions; count++) {
    const decision = randomDecision(mombasa, state, rng)
    if (decision !== null) mombasa.step(state, decision.seat, decision.command, null)
  }
  return state
}

// Counted once by this very code: any change of the rules disturbs the counts, and should do so on purpose.
it.each([
  ['perft-1', 2, 'first', 20, 6, 11665],
  ['perft-2', 3, 'later', 60, 6, 97736],
  ['perft-3', 4, 'first', 100, 6, 89587],
  ['perft-4', 3, 'first', 150, 6, 22239],
  ['perft-5', 4, 'later', 200, 6, 109617],
] as const)(
  'from seed %s, %i players, %s game, after %i decisions, %i deep: %i',
  (seed, seats, setup, decisions, depth, count) => {
    expect(perft(mombasa, position(seed, seats, setup, decisions), depth)).toBe(count)
  },
)
