// A planted fault: SQLite is told not to wait for the disk. Loaded before the server by proof/sync-order.ts.

import { DatabaseSync } from 'node:sqlite'

const exec = DatabaseSync.prototype.exec
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  exec.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'))
}
