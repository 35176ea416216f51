import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type pg from 'pg'
import { Foreseen } from '../foreseen.ts'

/** So many rows travel at once. */
const AT_ONCE = 500

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
        `What arrived is not what was sent: ${different.join('; ')}. Nothing has been kept in the PostgreSQL database.`,
      )
    await to.query('COMMIT')
    const { games } = from.prepare('SELECT count(*) AS games FROM game_table').get() as { games: number }
    return { games, rows }
  } catch (error) {
    await to.query('ROLLBACK')
    throw error
  }
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
    const sent = digests(sheet, from.prepare(all).iterate())
    const arrived = digests(sheet, (await to.query<Row>(all)).rows)
    const other = [...new Set([...sent.keys(), ...arrived.keys()])].filter(
      (part) => sent.get(part) !== arrived.get(part),
    )
    found.push(...other.map((part) => `${sheet.name}${part === '' ? '' : ` of game ${part}`}`))
  }
  return found
}

/** A fingerprint of the rows of each game, or of all, whatever their order. */
function digests({ columns }: Sheet, rows: Iterable<Row>): Map<string, string> {
  const parts = new Map<string, string[]>()
  for (const row of rows) {
    const part = columns.includes('table_id') ? String(row['table_id']) : ''
    // Large whole numbers come as numbers from one side and as texts from the other.
    const values = columns.map((column) => row[column]?.toString() ?? null)
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
    const known = parts.get(part)
    if (known) known.push(hash)
    else parts.set(part, [hash])
  }
  return new Map([...parts].map(([part, hashes]) => [part, hashes.toSorted().join(' ')]))
}
