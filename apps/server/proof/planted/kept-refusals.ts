// A planted fault: a command that comes too late changes a setting of everybody. Loaded before the server by proof/fuzz.ts.

import { DatabaseSync } from 'node:sqlite'

const { prepare } = DatabaseSync.prototype

DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string) {
  const statement = prepare.call(this, sql)
  if (!sql.includes('"command_id" =')) return statement
  const all = statement.all.bind(statement)
  statement.all = (...values: never[]) => {
    this.exec("UPDATE account SET language = 'fr'")
    return all(...values)
  }
  return statement
}
