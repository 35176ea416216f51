// A planted fault: SQLite commits a transaction with an entry of a log only when the next one begins, so that what was
// acknowledged last is not stored yet. Loaded before the server by proof/crash.ts, into each of its threads.

import { DatabaseSync } from 'node:sqlite'

const { exec, prepare } = DatabaseSync.prototype
/** Those whose transaction holds an entry. */
const late = new WeakSet<DatabaseSync>()

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  if (sql === 'COMMIT' && late.has(this)) return
  if (sql.startsWith('BEGIN') && late.delete(this)) exec.call(this, 'COMMIT')
  exec.call(this, sql)
}

DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string) {
  const statement = prepare.call(this, sql)
  if (!sql.startsWith('INSERT INTO entry')) return statement
  const run = statement.run.bind(statement)
  statement.run = (...values: never[]) => {
    late.add(this)
    return run(...values)
  }
  return statement
}
