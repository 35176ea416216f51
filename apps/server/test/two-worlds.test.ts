// The proof of secrecy by two worlds, in small, and that it finds games which leak.

import { expect, test } from 'vitest'
import { LEAK_NAMES } from '../proof/planted/leaks.ts'
import { proveSecrecy } from '../proof/secrecy/prove.ts'

test('tables that differ only in what a viewer may not know send it the same bytes', async () => {
  const { tables, commands, leaks } = await proveSecrecy({ tables: 9, seed: 'test' })
  expect(leaks).toEqual([])
  expect(tables).toBeGreaterThan(4)
  expect(commands).toBeGreaterThan(30)
})

test.each(LEAK_NAMES)('a leak by %s is found', async (plant) => {
  // Some leaks show at one table of ten alone: the proof ends at the first that does.
  const { leaks } = await proveSecrecy({ tables: 600, seed: 'test', plant, enough: 1 })
  expect(leaks.length).toBeGreaterThan(0)
})
