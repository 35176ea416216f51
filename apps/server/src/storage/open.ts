import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The database that the settings name. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onTrouble: (error: Error) => void,
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, migrationsDir, onTrouble)
  return openSqlite(dataDir, migrationsDir)
}
