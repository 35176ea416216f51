import { expect, it } from 'vitest'
import { conformance, faultText, PROMISES, type Plan } from './conformance.ts'
import type { AnySubject } from './subject.ts'

/** How long the lists of legal commands stay: less than so many on average, and never so many. */
interface Lists {
  readonly mean: number
  readonly longest: number
}

/** Plays a series of random games, and makes a test of each promise of the contract and one of the lists of commands. */
export function keepsTheContract(subject: AnySubject, plan: Plan, lists: Lists): void {
  const { faults, counts } = conformance(subject, plan)

  it.each(PROMISES)('%s', (promise) => {
    const fault = faults.get(promise)
    expect(fault && faultText(subject, fault)).toBeUndefined()
  })

  it('all games end, and the lists of commands stay short', () => {
    expect(counts.games).toBe(plan.games)
    expect(counts.options / counts.decisions).toBeLessThan(lists.mean)
    expect(counts.branchingMax).toBeLessThan(lists.longest)
  })
}
