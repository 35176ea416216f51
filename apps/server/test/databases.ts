import { describe, inject, onTestFinished } from 'vitest'
import type { Config } from '../src/config.ts'
import { openDatabase } from '../src/storage/open.ts'
import type { Database } from '../src/storage/database.ts'
import { findPostgres, newDatabase } from './postgres-server.ts'
import { tempDir } from './temp-dir.ts'

export type Where = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Runs the same tests on both databases; `where` gives a new one. */
export function onBothDatabases(tests: (where: () => Promise<Where>) => void): void {
  describe('on SQLite', () => {
    tests(async () => ({ dataDir: tempDir(), databaseUrl: undefined }))
  })
  onPostgresFrom(() => inject('model'), tests)
}

/** Runs tests on PostgreSQL, where it is installed; `where` gives a new and empty database. */
export function onPostgres(tests: (where: () => Promise<Where>) => void): void {
  onPostgresFrom(() => undefined, tests)
}

function onPostgresFrom(model: () => string | undefined, tests: (where: () => Promise<Where>) => void): void {
  const isMissing = findPostgres() === undefined
  if (isMissing) {
    process.stderr.write(
      '\n!!! PostgreSQL is not installed: its half of the storage tests is SKIPPED. Debian: apt-get install postgresql\n\n',
    )
  }
  describe.skipIf(isMissing)('on PostgreSQL', () => {
    tests(async () => ({ dataDir: tempDir(), databaseUrl: await newDatabase(inject('postgres'), model()) }))
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
