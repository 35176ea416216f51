import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Gathering } from '../src/storage/gathering.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setImmediate', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** After how many milliseconds groups of these sizes begin that are asked for one millisecond apart, but the last much later. */
function beginnings(sizes: readonly number[]): number[] {
  const gathering = new Gathering()
  const start = performance.now()
  const began: number[] = []
  for (const [i, size] of sizes.entries()) {
    vi.advanceTimersByTime(i === sizes.length - 1 ? 100 : 1)
    gathering.next(() => {
      began.push(performance.now() - start)
      return size
    })
    vi.advanceTimersByTime(0)
    while (began.length <= i) vi.advanceTimersByTime(1)
  }
  return began
}

test('writes that come one by one do not wait for each other', () => {
  expect(beginnings([1, 1, 1, 1])).toEqual([1, 2, 3, 103])
})

test('after several that came together, others are waited for, unless there has been a pause', () => {
  expect(beginnings([1, 4, 4, 1, 1, 4, 4])).toEqual([1, 2, 7, 12, 13, 14, 114])
})
