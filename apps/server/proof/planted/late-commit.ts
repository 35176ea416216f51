// A planted fault: SQLite commits a transaction only when the next one begins, so that what was acknowledged last is not
// stored yet. Loaded before the server by proof/crash.ts; only the thread that writes is at fault.

import { DatabaseSync } from 'node:sqlite'
import { isMainThread } from 'node:worker_threads'

const { exec, prepare } = DatabaseSync.prototype
const isBegin = (sql: string): boolean => /^begin/i.test(sql)

function commitLate(database: DatabaseSync): void {
  if (database.isTransaction) exec.call(database, 'COMMIT')
}

if (!isMainThread) {
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
    if (isBegin(sql)) commitLate(this)
    if (sql !== 'COMMIT') exec.call(this, sql)
  }

  DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string) {
    const statement = prepare.call(this, sql)
    if (!isBegin(sql)) return statement
    const run = statement.run.bind(statement)
    statement.run = () => {
      commitLate(this)
      return run()
    }
    return statement
  }
}
