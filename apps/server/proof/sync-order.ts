// The order of writing and promising: no acknowledgement leaves the server before the row it speaks of has been
// synchronised to the disk. A killed process cannot show this, since what it has written stays with the system; so the
// system calls of the server (and of PostgreSQL) are recorded, and for every acknowledged command a write of
// its row, then a synchronisation of the file, then the acknowledgement must be found, in this order.
//
//   node apps/server/proof/sync-order.ts [--commands 300] [--database sqlite|postgres] [--plant]
//
// With --plant the database is told not to synchronise; then the proof must fail.

import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Person } from '../test/client.ts'
import { findPostgres, startPostgres, type PostgresServer } from '../test/postgres-server.ts'
import { CrashTable, type Promised } from './crash-table.ts'
import { hasty } from './planted/hasty-postgres.ts'
import { startProcess } from './server-process.ts'
import { callsIn, hasStrace, tracedInto, type SystemCall } from './system-calls.ts'

export interface SyncOrderOptions {
  readonly commands: number
  readonly database: string
  readonly game: string
  /** The module that starts the server. */
  readonly entry: URL
  readonly plant: boolean
}

/** How many commands were acknowledged, and those of them whose row was not on the disk by then. */
export interface SyncOrder {
  readonly acknowledged: number
  readonly tooEarly: readonly string[]
}

export async function proveSyncOrder(options: SyncOrderOptions): Promise<SyncOrder> {
  if (!hasStrace()) throw new Error('strace is not installed. Debian: apt-get install strace')
  const folder = mkdtempSync(join(tmpdir(), 'entrepot-sync-'))
  const [ours, theirs, dataDir] = ['server', 'postgres', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const each of [ours, theirs]) mkdirSync(each)
  // PostgreSQL runs as somebody else, and so does its tracer.
  for (const each of [folder, theirs]) chmodSync(each, 0o777)
  const postgres = options.database === 'postgres' ? await tracedPostgres(theirs) : undefined
  try {
    const env = {
      DATA_DIR: dataDir,
      ...(postgres ? { DATABASE_URL: await urlOf(postgres, options.plant) } : {}),
    }
    const promised = await play(options, env, ours)
    await postgres?.stop()
    return {
      acknowledged: promised.length,
      tooEarly: acknowledgedTooEarly(promised, callsIn(ours), callsIn(theirs)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tracedPostgres(calls: string): Promise<PostgresServer> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  return startPostgres(bin, { durable: true, under: tracedInto(calls) })
}

async function urlOf(postgres: PostgresServer, plant: boolean): Promise<string> {
  const url = await postgres.newDatabase()
  return plant ? hasty(url) : url
}

async function play(
  { commands, game, entry, plant }: SyncOrderOptions,
  env: Record<string, string>,
  calls: string,
): Promise<Promised[]> {
  const faulty: Record<string, string> = plant
    ? { NODE_OPTIONS: `--import=${new URL('planted/no-sync.ts', import.meta.url).href}` }
    : {}
  const server = await startProcess(entry, { ...env, ...faulty }, tracedInto(calls))
  const tables: CrashTable[] = []
  try {
    for (const label of ['sync-a-', 'sync-b-', 'sync-c-']) {
      const people = await Promise.all(['Ada', 'Ben'].map((name) => Person.guest(server.address, name)))
      const table = new CrashTable(people, game, label)
      await table.connect(server.address)
      tables.push(table)
    }
    const each = Math.ceil(commands / tables.length)
    await Promise.all(
      tables.map(async (table) => {
        while (table.promised.length < each) await table.move()
      }),
    )
  } finally {
    for (const table of tables) table.close()
    await server.kill('SIGTERM')
  }
  return tables.flatMap(({ promised }) => promised)
}

/** Those acknowledged commands of which no row was written and synchronised before the acknowledgement left. */
function acknowledgedTooEarly(
  promised: readonly Promised[],
  server: readonly SystemCall[],
  database: readonly SystemCall[],
): string[] {
  const files = [...server, ...database].filter(({ target }) => target.startsWith('/'))
  const writes = files.filter(({ name }) => name.includes('write'))
  const syncs = files.filter(({ name }) => name.includes('sync'))
  const sent = server.filter(({ target }) => target.startsWith('socket:'))
  return promised.flatMap(({ id }) => {
    const acknowledgement = sent.find(
      ({ args }) => args.includes(`\\"ack\\"`) && args.includes(`\\"id\\":\\"${id}\\"`),
    )
    if (!acknowledgement) return [`${id}: its acknowledgement was not seen leaving`]
    const onDisk = writes.some(
      (write) =>
        contains(write, id) &&
        syncs.some(
          (sync) =>
            sync.target === write.target && sync.begin >= write.end && sync.end <= acknowledgement.begin,
        ),
    )
    return onDisk ? [] : [`${id}: acknowledged before its row was synchronised`]
  })
}

/** Whether a write holds the id, not as the beginning of a longer one. */
function contains({ args }: SystemCall, id: string): boolean {
  for (let at = args.indexOf(id); at >= 0; at = args.indexOf(id, at + 1)) {
    if (!/\d/.test(args[at + id.length] ?? '')) return true
  }
  return false
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      commands: { type: 'string', default: '300' },
      database: { type: 'string', default: 'sqlite' },
      game: { type: 'string', default: 'mombasa' },
      entry: { type: 'string', default: new URL('../src/main.ts', import.meta.url).href },
      plant: { type: 'boolean', default: false },
    },
  })
  const { commands, database, game, entry, plant } = values
  const found = await proveSyncOrder({
    commands: Number(commands),
    database,
    game,
    entry: new URL(entry),
    plant,
  })
  for (const fault of found.tooEarly.slice(0, 10)) console.log(fault)
  console.log(
    `${database}: ${found.acknowledged} acknowledged commands, ${found.tooEarly.length} before their row was synchronised`,
  )
  process.exitCode = found.tooEarly.length === 0 ? 0 : 1
}
