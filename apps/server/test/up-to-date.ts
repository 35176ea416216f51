// Databases that are up to date, each a copy of one that was brought there once: nearly every test begins with one, and what
// brings an old or empty one there has tests of its own.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migratePostgres } from '../src/storage/migrate.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { newDatabase } from './postgres-server.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const FILE = 'entrepot.sqlite'

let made: Promise<Buffer> | undefined

/** Lays a database into a folder that is there and has none. */
export async function layDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, FILE)
  if (!existsSync(dataDir) || existsSync(file)) return
  made ??= make()
  writeFileSync(file, await made, { mode: 0o600 })
}

async function make(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'entrepot-made-'))
  await openSqlite(dir, migrations).close()
  const bytes = readFileSync(join(dir, FILE))
  rmSync(dir, { recursive: true, force: true })
  return bytes
}

/** Makes a database on a PostgreSQL server that others can be copied from; returns its name. */
export async function makeModel(server: string): Promise<string> {
  const address = await newDatabase(server)
  const pool = new pg.Pool({ connectionString: address })
  await migratePostgres(pool, migrations)
  await pool.end()
  return new URL(address).pathname.slice(1)
}
