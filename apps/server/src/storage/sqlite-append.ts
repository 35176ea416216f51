import type { DatabaseSync } from 'node:sqlite'
import type { Appended } from './database.ts'
import type { AppendColumns } from './rows.ts'

/** Adds entries to logs, within a transaction: each only if its table stands as its writer believes. */
export function appender(sql: DatabaseSync): (append: AppendColumns) => Appended {
  const insert = sql.prepare(
    `INSERT INTO entry (table_id, number, kind, seat, body, command_id, made_at)
     SELECT id, ?, ?, ?, ?, ?, ? FROM game_table WHERE id = ? AND length = ? AND revision = ? AND status = 'playing'
     ON CONFLICT (table_id, seat, command_id) DO NOTHING`,
  )
  const used = sql.prepare('SELECT 1 FROM entry WHERE table_id = ? AND seat = ? AND command_id = ?')
  const advance = sql.prepare(
    `UPDATE game_table SET length = length + 1, status = ?, deciding = ?, clocks = ?, clock_due_at = ?, bot_due_at = ?,
     notice_due_at = ?, outcome = ?, ended_at = ? WHERE id = ?`,
  )
  const keep = sql.prepare(
    `INSERT INTO snapshot (table_id, number, state) VALUES (?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state`,
  )

  return ({ entry, progress, revision, snapshot }) => {
    const { changes } = insert.run(
      entry.number,
      entry.kind,
      entry.seat,
      entry.body,
      entry.command_id,
      entry.made_at,
      entry.table_id,
      entry.number - 1,
      revision,
    )
    if (changes === 0) {
      return used.get(entry.table_id, entry.seat, entry.command_id) ? 'repeat' : 'behind'
    }
    advance.run(
      progress.status,
      progress.deciding,
      progress.clocks,
      progress.clock_due_at,
      progress.bot_due_at,
      progress.notice_due_at,
      progress.outcome,
      progress.ended_at,
      entry.table_id,
    )
    if (snapshot !== null) keep.run(entry.table_id, entry.number, snapshot)
    return 'stored'
  }
}
