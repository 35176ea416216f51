import pg from 'pg'
import type { Append, Appended } from './database.ts'
import { Gathering } from './gathering.ts'
import { appendColumns, type AppendColumns } from './rows.ts'

/** The columns of an entry and of what it changes, with their types: of one row of parameters, and of many as JSON. */
const COLUMNS = {
  table_id: 'text',
  number: 'integer',
  kind: 'text',
  seat: 'integer',
  body: 'text',
  command_id: 'text',
  made_at: 'bigint',
  revision: 'integer',
  state: 'text',
  status: 'text',
  deciding: 'text',
  clocks: 'text',
  clock_due_at: 'bigint',
  bot_due_at: 'bigint',
  notice_due_at: 'bigint',
  outcome: 'text',
  ended_at: 'bigint',
} as const
type Wanted = Readonly<Record<keyof typeof COLUMNS, string | number | null>>
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/**
 * Adds the entries of `wanted`, each only if its table stands as its writer believes. The rows are found and locked by
 * their ids and nothing else, then judged as they are under the lock: a planner that may look for running games first
 * reads all of them.
 */
const appendSql = (wanted: string, lock: string): string => `
WITH wanted AS MATERIALIZED (${wanted}), locked AS MATERIALIZED (
  SELECT id, length, revision, status FROM game_table WHERE id IN (SELECT table_id FROM wanted) FOR UPDATE ${lock}
), fit AS MATERIALIZED (
  SELECT w.* FROM locked JOIN wanted AS w ON w.table_id = locked.id
  WHERE locked.length = w.number - 1 AND locked.revision = w.revision AND locked.status = 'playing'
    AND NOT EXISTS (
      SELECT 1 FROM entry AS e WHERE e.table_id = w.table_id AND e.seat = w.seat AND e.command_id = w.command_id
    )
), moved AS (
  UPDATE game_table AS t SET length = t.length + 1, status = fit.status, deciding = fit.deciding, clocks = fit.clocks,
    clock_due_at = fit.clock_due_at, bot_due_at = fit.bot_due_at, notice_due_at = fit.notice_due_at,
    outcome = fit.outcome, ended_at = fit.ended_at
  FROM fit WHERE t.id = fit.table_id
  RETURNING t.id
), kept AS (
  INSERT INTO snapshot (table_id, number, state)
  SELECT table_id, number, state FROM fit JOIN moved ON moved.id = fit.table_id WHERE state IS NOT NULL
  ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state
)
INSERT INTO entry (table_id, number, kind, seat, body, command_id, made_at)
SELECT table_id, number, kind, seat, body, command_id, made_at FROM fit JOIN moved ON moved.id = fit.table_id
RETURNING table_id`

/** One entry, whoever else is at its table: who comes second waits for the row's lock, and then finds the length changed. */
const ALONE = {
  name: 'append',
  text: appendSql(
    `SELECT ${NAMES.map((name, i) => `$${i + 1}::${COLUMNS[name]} AS ${name}`).join(', ')}`,
    '',
  ),
}

/** Many entries of different tables, as far as nobody else is at them: nobody waits for the lock of another's table. */
const TOGETHER = {
  name: 'append-together',
  text: appendSql(
    `SELECT * FROM json_to_recordset($1) AS row (${NAMES.map((name) => `${name} ${COLUMNS[name]}`).join(', ')})`,
    'SKIP LOCKED',
  ),
}

/**
 * The planner knows nothing of how few rows come in the list, and might read all of a table for them; that it has chosen
 * while the tables were empty, it would keep to when they are not.
 */
const BY_INDEX =
  'SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_seqscan = off; SET jit = off'

interface Waiting {
  readonly wanted: Wanted
  resolve(appended: Appended | PromiseLike<Appended>): void
}

/**
 * Adds entries to logs in groups: those that arrive while others wait for the disk are one statement, one round trip and
 * one commit. Each is stored or not by itself; what a group leaves, since somebody is at the table, the log is longer or
 * the statement has failed, is tried alone.
 */
export class PostgresAppender {
  #pool: pg.Pool
  #line: pg.Pool
  /** Connections that have been told how to look for rows. */
  #told = new WeakSet<pg.PoolClient>()
  #waiting: Waiting[] = []
  #gathering = new Gathering()
  #busy = false

  constructor(url: string, pool: pg.Pool, onTrouble: (error: Error) => void) {
    this.#pool = pool
    this.#line = new pg.Pool({
      connectionString: url,
      max: 1,
    })
    this.#line.on('error', onTrouble)
    this.#line.on('connect', (client) => client.on('error', onTrouble))
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve) => {
      this.#waiting.push({ wanted: wantedOf(appendColumns(append)), resolve })
      this.#gather()
    })
  }

  close(): Promise<void> {
    return this.#line.end()
  }

  #gather(): void {
    if (this.#busy) return
    this.#busy = true
    this.#gathering.next(() => {
      const group = this.#nextGroup()
      void this.#writeGroup(group)
      return group.length
    })
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    const stored = await this.#appendTogether(group.map(({ wanted }) => wanted))
    this.#busy = false
    if (this.#waiting.length > 0) this.#gather()
    for (const { wanted, resolve } of group)
      resolve(stored.has(wanted.table_id as string) ? 'stored' : this.#appendAlone(wanted))
  }

  /** Of each table one. */
  #nextGroup(): Waiting[] {
    const group = new Map<unknown, Waiting>()
    const later: Waiting[] = []
    for (const waiting of this.#waiting) {
      const { table_id } = waiting.wanted
      if (group.has(table_id)) later.push(waiting)
      else group.set(table_id, waiting)
    }
    this.#waiting = later
    return [...group.values()]
  }

  /** The tables whose entries have been stored. Whether a statement that failed has stored any, trying alone finds out. */
  async #appendTogether(wanted: readonly Wanted[]): Promise<ReadonlySet<string>> {
    let client: pg.PoolClient | undefined
    try {
      client = await this.#line.connect()
      if (!this.#told.has(client)) await client.query(BY_INDEX)
      this.#told.add(client)
      const values = [JSON.stringify(wanted)]
      const { rows } = await client.query<{ table_id: string }>({ ...TOGETHER, values })
      client.release()
      return new Set(rows.map(({ table_id }) => table_id))
    } catch {
      client?.release(true)
      return new Set()
    }
  }

  async #appendAlone(wanted: Wanted): Promise<Appended> {
    const { rowCount } = await this.#pool.query({ ...ALONE, values: NAMES.map((name) => wanted[name]) })
    if (rowCount === 1) return 'stored'
    const used = await this.#pool.query(
      'SELECT 1 FROM entry WHERE table_id = $1 AND seat = $2 AND command_id = $3',
      [wanted.table_id, wanted.seat, wanted.command_id],
    )
    return used.rowCount === 0 ? 'behind' : 'repeat'
  }
}

function wantedOf({ entry, progress, revision, snapshot }: AppendColumns): Wanted {
  return { ...entry, ...progress, revision, state: snapshot }
}
