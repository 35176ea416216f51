// Moves a site from its SQLite file to PostgreSQL, while no server runs. The file stays as it is.
//
//   DATA_DIR=… DATABASE_URL=postgres://… npm run move

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readConfig, type Config } from './config.ts'
import { Foreseen, tellingOf } from './foreseen.ts'
import { copyAll } from './storage/copy.ts'
import { takeForRestore } from './storage/postgres-lock.ts'
import { openPostgres } from './storage/postgres.ts'
import { openSqlite } from './storage/sqlite.ts'

const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url))

try {
  process.stdout.write(`${await move(readConfig(process.env, process.cwd()))}\n`)
} catch (error) {
  process.stderr.write(`${tellingOf(error)}\n`)
  process.exitCode = 1
}

async function move({ dataDir, databaseUrl }: Config): Promise<string> {
  if (databaseUrl === undefined)
    throw new Foreseen(
      'Say where to: DATABASE_URL names the PostgreSQL database, DATA_DIR the folder to move.',
    )
  if (!existsSync(join(dataDir, 'entrepot.sqlite')))
    throw new Foreseen(`There is no database in ${dataDir}. DATA_DIR names the folder.`)
  // Taking the file for ourselves keeps its server out; both databases come to the same schema.
  const source = openSqlite(dataDir, migrationsDir)
  try {
    const prepared = await openPostgres(databaseUrl, migrationsDir, fail)
    await prepared.close()
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      if (!(await takeForRestore(client)))
        throw new Foreseen('A server runs on the PostgreSQL database. Stop all servers of the site first.')
      const { games, rows } = await copyAll(source.sql, client)
      return `Moved ${games} games, ${rows} rows in all; both databases hold the same. Start the server with DATABASE_URL from now on.`
    } finally {
      await client.end()
    }
  } finally {
    await source.close()
  }
}

function fail(error: Error): void {
  throw error
}
