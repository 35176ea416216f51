import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type pg from 'pg'
import { Foreseen } from '../foreseen.ts'

/** So many rows travel at once. */
const AT_ONCE = 500
/** So many faults are named. */
const NAMED = 10

/** A table of the database. */
interface Sheet {
  readonly name: string
  readonly columns: readonly string[]
}

type Row = Readonly<Record<string, SQLOutputValue>>

/**
 * Copies every row into an empty database, compares what arrived with what was sent, and keeps it only if it is the
 * same. Says how much it was.
 */
export async function copyAll(from: DatabaseSync, to: pg.Client): Promise<{ games: number; rows: number }> {
  const sheets = inOrder(from)
  await requireEmpty(to, sheets)
  await to.query('BEGIN')
  try {
    let rows = 0
    for (const sheet of sheets) rows += await copy(from, to, sheet)
    const different = await differences(from, to, sheets)
    if (different.length > 0)
      throw new Foreseen(
        `What arrived is not what was sent: ${some(different)}. Nothing has been kept in the PostgreSQL database.`,
      )
    await to.query('COMMIT')
    const { games } = from.prepare('SELECT count(*) AS games FROM game_table').get() as { games: number }
    return { games, rows }
  } catch (error) {
    await to.query('ROLLBACK')
    throw error
  }
}

/** The first of a list, which may be as long as there are games. */
function some(names: readonly string[]): string {
  const more = names.length - NAMED
  return names.slice(0, NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '')
}

/** All tables, each after those that its rows refer to. */
function inOrder(sql: DatabaseSync): Sheet[] {
  const names = sql
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name != 'migration'",
    )
    .all()
    .map(({ name }) => String(name))
  const ordered: string[] = []
  const place = (name: string): void => {
    if (ordered.includes(name)) return
    for (const { table } of sql.prepare(`PRAGMA foreign_key_list(${name})`).all()) place(String(table))
    ordered.push(name)
  }
  for (const name of names) place(name)
  return ordered.map((name) => ({
    name,
    columns: sql
      .prepare(`PRAGMA table_info(${name})`)
      .all()
      .map((column) => String(column['name'])),
  }))
}

async function requireEmpty(to: pg.Client, sheets: readonly Sheet[]): Promise<void> {
  for (const { name } of sheets) {
    const { rowCount } = await to.query(`SELECT 1 FROM ${name} LIMIT 1`)
    if (rowCount !== 0)
      throw new Foreseen(
        `The PostgreSQL database holds a site already (table ${name}). Name an empty one: createdb NAME makes it.`,
      )
  }
}

async function copy(from: DatabaseSync, to: pg.Client, { name, columns }: Sheet): Promise<number> {
  let rows: Row[] = []
  let copied = 0
  const send = async (): Promise<void> => {
    const list = columns.join(', ')
    const text = `INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1)`
    if (rows.length > 0) await to.query(text, [JSON.stringify(rows)])
    copied += rows.length
    rows = []
  }
  for (const row of from.prepare(`SELECT * FROM ${name}`).iterate()) {
    rows.push(row)
    if (rows.length === AT_ONCE) await send()
  }
  await send()
  return copied
}

/** Where the two are not the same: by game where the rows belong to one, else by table. */
async function differences(from: DatabaseSync, to: pg.Client, sheets: readonly Sheet[]): Promise<string[]> {
  const found: string[] = []
  for (const sheet of sheets) {
    const all = `SELECT ${sheet.columns.join(', ')} FROM ${sheet.name}`
    const [sent, arrived] = [new Fingerprints(sheet), new Fingerprints(sheet)]
    for (const row of from.prepare(all).iterate()) sent.add(row)
    for await (const row of rowsOf(to, all)) arrived.add(row)
    found.push(
      ...sent.otherThan(arrived).map((part) => `${sheet.name}${part === '' ? '' : ` of game ${part}`}`),
    )
  }
  return found
}

/** The rows of a query in parts, so that a large table does not fill the memory; within a transaction. */
async function* rowsOf(to: pg.Client, query: string): AsyncGenerator<Row> {
  await to.query(`DECLARE rows_of NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await to.query<Row>(`FETCH ${AT_ONCE} FROM rows_of`)
    if (rows.length === 0) break
    yield* rows
  }
  await to.query('CLOSE rows_of')
}

/** A fingerprint for the rows of each game, or of a table that has none; in whatever order they come. */
class Fingerprints {
  #columns: readonly string[]
  #sums = new Map<string, bigint>()

  constructor({ columns }: Sheet) {
    this.#columns = columns
  }

  add(row: Row): void {
    const part = this.#columns.includes('table_id') ? String(row['table_id']) : ''
    // Large whole numbers come as numbers from one side and as texts from the other.
    const values = this.#columns.map((column) => row[column]?.toString() ?? null)
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
    this.#sums.set(part, (this.#sums.get(part) ?? 0n) + BigInt(`0x${hash}`))
  }

  /** The parts that the other has otherwise or not at all, and those that only the other has. */
  otherThan(other: Fingerprints): string[] {
    const parts = new Set([...this.#sums.keys(), ...other.#sums.keys()])
    return [...parts].filter((part) => this.#sums.get(part) !== other.#sums.get(part))
  }
}
