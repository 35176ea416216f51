import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fastRng } from '@entrepot/kernel'
import { perft, randomDecision, unplacedRules, untestedRules } from '@entrepot/kernel/testkit'
import { keepsTheContract } from '@entrepot/kernel/testkit/contract'
import { mombasa, type SetupKind, type State } from '../src/index.ts'
import { subject } from '../testkit/index.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

describe('Mombasa keeps the contract over all player counts and setups', () => {
  keepsTheContract(subject, { games: 380, seed: 'conformance', sampling: 0.005 }, { mean: 12, longest: 80 })
})

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

describe('counted trees and coverage', () => {
  it('every rule has a test that names it', () => {
    expect(untestedRules(here('../../words/src/en/games/mombasa/rules.md'), here('.'))).toEqual([])
  })

  it('every rule is named in the source where it is carried out', () => {
    expect(unplacedRules(here('../../words/src/en/games/mombasa/rules.md'), here('../src'))).toEqual([])
  })

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
})
