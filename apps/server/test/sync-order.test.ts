// The proof of the order of writing and promising, in small, and that it finds a database that does not synchronise.

import { describe, expect, test } from 'vitest'
import { proveSyncOrder } from '../proof/sync-order.ts'
import { hasStrace } from '../proof/system-calls.ts'
import { findPostgres } from './postgres-server.ts'

const small = { commands: 12, game: 'caravan', entry: new URL('caravan-server.ts', import.meta.url) }
const databases = ['sqlite', ...(findPostgres() === undefined ? [] : ['postgres'])]

if (!hasStrace()) {
  process.stderr.write(
    '\n!!! strace is not installed: the order of writing and promising is NOT checked.\n\n',
  )
}

describe.skipIf(!hasStrace()).each(databases)('on %s', (database) => {
  test('no acknowledgement leaves before its row has been synchronised to the disk', async () => {
    const { acknowledged, tooEarly } = await proveSyncOrder({ ...small, database, plant: false })
    expect(acknowledged).toBeGreaterThanOrEqual(small.commands)
    expect(tooEarly).toEqual([])
  })

  test('the proof finds a database that does not wait for the disk', async () => {
    const { acknowledged, tooEarly } = await proveSyncOrder({ ...small, database, plant: true })
    // Some may be synchronised in time by chance, for another's sake.
    expect(tooEarly.length).toBeGreaterThan(acknowledged / 2)
  })
})
