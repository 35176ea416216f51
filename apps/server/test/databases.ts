import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { Config } from '../src/config.ts'
import { openDatabase } from '../src/storage/open.ts'
import type { Database } from '../src/storage/database.ts'
import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts'
import { tempDir } from './temp-dir.ts'

export type Where = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Runs the same tests on both databases; `where` gives a new and empty one. */
export function onBothDatabases(tests: (where: () => Promise<Where>) => void): void {
  describe('on SQLite', () => {
    tests(async () => ({ dataDir: tempDir(), databaseUrl: undefined }))
  })
  onPostgres(tests)
}

/** Runs tests on PostgreSQL, where it is installed. */
export function onPostgres(tests: (where: () => Promise<Where>) => void): void {
  const bin = findPostgres()
  if (bin === undefined) {
    process.stderr.write(
      '\n!!! PostgreSQL is not installed: its half of the storage tests is SKIPPED. Debian: apt-get install postgresql\n\n',
    )
  }
  describe.skipIf(bin === undefined)('on PostgreSQL', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres(bin as string, { durable: false })
    })
    afterAll(() => server.stop())
    tests(async () => ({ dataDir: tempDir(), databaseUrl: await server.newDatabase() }))
  })
}

/** Opens a database and closes it after the test; what goes wrong in the background fails the test. */
export async function open(where: Where): Promise<Database> {
  const database = await openDatabase(where, (error) => {
    throw error
  })
  onTestFinished(() => database.close())
  return database
}
