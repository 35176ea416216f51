// The crash test: games are played through the real socket while their server is killed with SIGKILL at random moments,
// and PostgreSQL with it every third time. The next server starts on the files as they were left. After each kill every
// acknowledged command must be stored, once and where it was promised, and no log may have a gap or a command twice; after
// each start every client must come back to where it was or further.
//
//   node apps/server/proof/crash.ts [--kills 50] [--tables 6] [--database sqlite|postgres] [--game mombasa,yokohama] [--plant]
//
// With --plant the database stores a little after it said so; then the proof must fail.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/storage/open.ts'
import { entriesAfter } from '../src/storage/log.ts'
import type { Entry } from '../src/play/table.ts'
import { Person } from '../test/client.ts'
import { findPostgres, startPostgres } from '../test/postgres-server.ts'
import { CrashTable } from './crash-table.ts'
import { hasty } from './planted/hasty-postgres.ts'
import { startProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '6' },
    database: { type: 'string', default: 'sqlite' },
    game: { type: 'string', default: 'mombasa,yokohama' },
    plant: { type: 'boolean', default: false },
    /** The module that starts the server; tests give one that offers a small game. */
    entry: { type: 'string', default: new URL('../src/main.ts', import.meta.url).href },
  },
})
const games = values.game.split(',')
const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-crash-'))
const bin = values.database === 'postgres' ? findPostgres() : undefined
if (values.database === 'postgres' && !bin) throw new Error('PostgreSQL is not installed.')
const postgres = bin === undefined ? undefined : await startPostgres(bin, { durable: true })
const databaseUrl = await postgres?.newDatabase()
const env: Record<string, string> = {
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: values.plant ? hasty(databaseUrl) : databaseUrl }),
  ...(values.plant
    ? { NODE_OPTIONS: `--import=${new URL('planted/late-commit.ts', import.meta.url).href}` }
    : {}),
}
const tables: CrashTable[] = []
const CRASH_POSTGRES_EVERY = 3
let slowestStart = 0

try {
  for (let kill = 1; kill <= Number(values.kills); kill++) await round(kill)
  const promised = tables.reduce((sum, table) => sum + table.promised.length, 0)
  console.log(
    `${values.database}: ${values.kills} kills, ${promised} acknowledged commands at ${tables.length} tables, ` +
      `all stored once and in place; slowest start ${slowestStart.toFixed(0)} ms`,
  )
} finally {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function round(kill: number): Promise<void> {
  const server = await startProcess(new URL(values.entry), env)
  slowestStart = Math.max(slowestStart, server.startedInMs)
  if (kill === 1) await openTables(server.address)
  await Promise.all(tables.map((table) => table.connect(server.address)))
  const playing = Promise.all(tables.map((table) => table.playUntilGone()))
  await Promise.race([playing, new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 700))])
  await server.kill('SIGKILL')
  await playing
  if (postgres && kill % CRASH_POSTGRES_EVERY === 0) {
    await postgres.halt()
    await postgres.resume()
  }
  await checkPromises()
}

async function openTables(address: string): Promise<void> {
  for (let i = 0; i < Number(values.tables); i++) {
    const people = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Person.guest(address, name)))
    tables.push(new CrashTable(people, games[i % games.length] as string))
  }
}

/** Every promise is kept: the entry is there, under its id, at its position, with its command; and nothing is twice. */
async function checkPromises(): Promise<void> {
  // Opening SQLite's files would recover them: a copy is looked at, and the next server starts on what the crash left.
  const copy = mkdtempSync(join(tmpdir(), 'entrepot-crashed-'))
  if (databaseUrl === undefined) cpSync(dataDir, copy, { recursive: true })
  const database = await openDatabase({ dataDir: copy, databaseUrl }, (error) => {
    throw error
  })
  try {
    for (const { id, promised } of tables) {
      const entries = await entriesAfter(database.db, id, 0)
      checkOrder(id, entries)
      for (const promise of promised.filter(({ table }) => table === id)) {
        const entry = entries[promise.position - 1]
        const kept =
          entry?.commandId === promise.id && entry.seat === promise.seat && entry.kind === 'command'
        if (!kept || JSON.stringify(entry.command) !== JSON.stringify(promise.command)) {
          throw new Error(`lost: ${JSON.stringify(promise)}; stored: ${JSON.stringify(entry)}`)
        }
      }
    }
  } finally {
    await database.close()
    rmSync(copy, { recursive: true, force: true })
  }
}

function checkOrder(table: string, entries: readonly Entry[]): void {
  const used = new Set<string>()
  for (const [i, { number, seat, commandId }] of entries.entries()) {
    if (number !== i + 1) throw new Error(`out of order at table ${table}: entry ${number} in place ${i + 1}`)
    const name = `${seat} ${commandId}`
    if (used.has(name)) throw new Error(`twice at table ${table}: command ${commandId} of seat ${seat}`)
    used.add(name)
  }
}
