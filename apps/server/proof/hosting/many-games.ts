import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Makes many games of the one that a site has, each with its seats and its whole log; says how many there are then. */
export function multiplyGames(dataDir: string, count: number): number {
  const sql = new DatabaseSync(join(dataDir, 'entrepot.sqlite'))
  try {
    const { id } = sql.prepare('SELECT id FROM game_table ORDER BY length DESC LIMIT 1').get() as {
      id: string
    }
    sql.exec('BEGIN')
    for (const [table, key] of [
      ['game_table', 'id'],
      ['seat', 'table_id'],
      ['entry', 'table_id'],
      ['snapshot', 'table_id'],
    ] as const) {
      const columns = sql
        .prepare(`PRAGMA table_info(${table})`)
        .all()
        .map(({ name }) => String(name))
      const list = columns.map((column) => (column === key ? `${key} || '-' || ?` : column)).join(', ')
      const copy = sql.prepare(`INSERT INTO ${table} SELECT ${list} FROM ${table} WHERE ${key} = ?`)
      for (let i = 1; i < count; i++) copy.run(i, id)
    }
    sql.exec('COMMIT')
    return Number(sql.prepare('SELECT count(*) AS games FROM game_table').get()?.['games'])
  } finally {
    sql.close()
  }
}
