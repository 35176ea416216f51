import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What is copied of a game: whose rows they are, and the columns that name it or its people. */
const COPIED = [
  { table: 'account', of: 'id IN (SELECT account_id FROM seat WHERE table_id = ?)', names: ['id'] },
  { table: 'game_table', of: 'id = ?', names: ['id', 'host_id'] },
  { table: 'seat', of: 'table_id = ?', names: ['table_id', 'account_id'] },
  { table: 'entry', of: 'table_id = ?', names: ['table_id'] },
  { table: 'snapshot', of: 'table_id = ?', names: ['table_id'] },
]

/**
 * Makes many games of the one that a site has, each with its seats and its whole log; says how many there are then. Each
 * has people of its own, since nobody may sit at so many tables at once.
 */
export function multiplyGames(dataDir: string, count: number): number {
  const sql = new DatabaseSync(join(dataDir, 'entrepot.sqlite'))
  try {
    const { id } = sql.prepare('SELECT id FROM game_table ORDER BY length DESC LIMIT 1').get() as {
      id: string
    }
    sql.exec('BEGIN')
    for (const { table, of, names } of COPIED) {
      const columns = sql
        .prepare(`PRAGMA table_info(${table})`)
        .all()
        .map(({ name }) => String(name))
      const list = columns.map((column) => (names.includes(column) ? `${column} || '-' || ?1` : column))
      const copy = sql.prepare(
        `INSERT INTO ${table} SELECT ${list.join(', ')} FROM ${table} WHERE ${of.replace('?', '?2')}`,
      )
      for (let i = 1; i < count; i++) copy.run(i, id)
    }
    sql.exec('COMMIT')
    return Number(sql.prepare('SELECT count(*) AS games FROM game_table').get()?.['games'])
  } finally {
    sql.close()
  }
}
