import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Foreseen } from '../foreseen.ts'
import type { ClusterMessage, Database } from './database.ts'
import { Gathering } from './gathering.ts'
import { migratePostgres } from './migrate.ts'
import { PostgresAppender } from './postgres-append.ts'
import { takeAsServer } from './postgres-lock.ts'
import type { Schema } from './schema.ts'

const CHANNEL = 'entrepot'

/** A host that does not answer for so long is not there. */
const ANSWER_MS = 10_000

const RESTORING = 'The database is being restored. Start the server when that is done.'

/** The database does not let us in, or is not there. */
export class DatabaseUnreachable extends Foreseen {
  override name = 'DatabaseUnreachable'
}

/** Opens a PostgreSQL database, which several processes may share, and brings its tables up to date. */
export async function openPostgres(
  url: string,
  migrationsDir: string,
  onTrouble: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 16, types: { getTypeParser } })
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', onTrouble)
  // So would one that breaks between two queries of a transaction.
  pool.on('connect', (client) => client.on('error', onTrouble))
  const origin = randomUUID()
  const listener = listenerOf(url, origin, onTrouble)
  let schema: number
  try {
    // First, so that nobody restores what is being migrated.
    await listener.open()
    schema = await migratePostgres(pool, migrationsDir)
  } catch (error) {
    await listener.close()
    await pool.end()
    throw isConnectionFailure(error) ? unreachable(error) : error
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const appender = new PostgresAppender(url, pool, onTrouble)
  const teller = tellerOf(pool, origin, onTrouble)
  return {
    kind: 'postgres',
    db,
    schema,
    async append(append) {
      const appended = await appender.append(append)
      if (appended === 'stored') teller.tell({ table: append.table, what: 'entry' })
      return appended
    },
    process: origin,
    tell: async (message) => teller.tell(message),
    listen: listener.listen,
    ping: async () => void (await pool.query('SELECT 1')),
    async close() {
      await listener.close()
      await teller.drained()
      await appender.close()
      await db.destroy()
    },
  }
}

/** Counts and times come as numbers: they are far below the limit that made the driver's authors choose texts. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown
}

/** Also where the user may come in, but not make tables. */
function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(E[A-Z]+|28\d{3}|3D000|42501|53300|57P03)$/.test(code)
}

function unreachable(error: unknown): DatabaseUnreachable {
  return new DatabaseUnreachable(
    `DATABASE_URL names a database that cannot be reached: ${(error as Error).message}. ` +
      'Start it, or correct the address; without DATABASE_URL the data lie in a SQLite file.',
    { cause: error },
  )
}

interface Payload {
  readonly origin: string
  /** As processes of earlier releases name it. */
  readonly tidings: ClusterMessage
}

/** So long processes wait on a busy site before they tell each other more: who watches at another one notices nothing. */
const TOLD_APART_MS = 10

/** A message need not survive what it tells of, which is on the disk already: nobody waits for the disk a second time. */
const NOTIFY = `
WITH hasty AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
SELECT pg_notify('${CHANNEL}', payload) FROM hasty, unnest($1::text[]) AS payload`

/**
 * Messages go out after the commit, many in one statement: a NOTIFY inside each transaction would make all commits of
 * the site wait for each other. What a crash leaves untold, the others find when they compare lengths.
 */
function tellerOf(pool: pg.Pool, origin: string, onTrouble: (error: Error) => void) {
  const gathering = new Gathering(TOLD_APART_MS)
  const waiting: string[] = []
  let sending: Promise<void> | undefined

  function send(): Promise<void> {
    return new Promise((resolve) => {
      gathering.next(() => {
        const payloads = waiting.splice(0)
        pool
          .query(NOTIFY, [payloads])
          .catch(onTrouble)
          .finally(() => resolve())
        return payloads.length
      })
    })
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) await send()
    sending = undefined
  }
  return {
    tell(message: ClusterMessage): void {
      waiting.push(JSON.stringify({ origin, tidings: message } satisfies Payload))
      sending ??= sendAll()
    },
    drained: async (): Promise<void> => sending,
  }
}

/**
 * A connection of its own that listens, and is made again when it breaks. It also marks the database as served, so that
 * nobody restores it meanwhile.
 */
function listenerOf(url: string, origin: string, onTrouble: (error: Error) => void) {
  const hearers: ((message: ClusterMessage) => void)[] = []
  let client: pg.Client | undefined
  let closed = false

  async function connect(again: boolean): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS })
    client = fresh
    fresh.on('notification', ({ payload = '' }) => {
      const { origin: from, tidings: message } = JSON.parse(payload) as Payload
      if (from !== origin) for (const hear of hearers) hear(message)
    })
    fresh.on('error', onTrouble)
    fresh.on('end', () => {
      setTimeout(() => {
        if (!closed) void connect(true).catch(onTrouble)
      }, 1000).unref()
    })
    await fresh.connect().catch((error: unknown) => {
      throw unreachable(error)
    })
    if (!(await takeAsServer(fresh))) {
      await fresh.end()
      throw new DatabaseUnreachable(RESTORING)
    }
    await fresh.query(`LISTEN ${CHANNEL}`)
    if (again) for (const hear of hearers) hear({ what: 'gap' })
  }
  return {
    listen(hear: (message: ClusterMessage) => void): void {
      hearers.push(hear)
    },
    open: () => connect(false),
    async close(): Promise<void> {
      closed = true
      await client?.end()
    },
  }
}
