import { conformance, faultText, PROMISES } from '@entrepot/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { subject } from '../testkit/index.ts'

/** Plays random games of so many players over all options and checks every promise of the contract on them. */
export function conforms(seats: number, games: number): void {
  describe(`random games of ${seats}`, () => {
    const { faults, counts } = conformance(subject, { games, seats, seed: `test ${seats}`, sampling: 0.002 })

    it.each(PROMISES)('%s', (promise) => {
      const fault = faults.get(promise)
      expect(fault && faultText(subject, fault)).toBeUndefined()
    })

    it('all end, and the choices stay few', () => {
      expect(counts.games).toBe(games)
      expect(counts.options / counts.decisions).toBeLessThan(15)
      expect(counts.branchingMax).toBeLessThan(100)
    })
  })
}
