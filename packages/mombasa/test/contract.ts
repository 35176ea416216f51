import { expect, it } from 'vitest'
import { conformance, faultText, PROMISES, type AnySubject } from '@entrepot/kernel/testkit'
import type { subject } from '../testkit/index.ts'

/** Plays random games through the kernel's kit and makes a test of each promise. */
export function keepsTheContract(game: typeof subject, games: number, seed: string, sampling: number): void {
  const any = game as unknown as AnySubject
  const { faults, counts } = conformance(any, { games, seed, sampling })

  it.each(PROMISES)('%s', (promise) => {
    const fault = faults.get(promise)
    expect(fault && faultText(any, fault)).toBeUndefined()
  })

  it('lists of commands stay small', () => {
    expect(counts.games).toBe(games)
    expect(counts.options / counts.decisions).toBeLessThan(12)
    expect(counts.branchingMax).toBeLessThan(80)
  })
}
