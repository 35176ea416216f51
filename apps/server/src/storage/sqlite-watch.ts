import type { DatabaseSync } from 'node:sqlite'
import type { ClusterMessage } from './database.ts'

/** So often it is looked whether somebody else has written. */
const LOOK_MS = 500

/**
 * A command that writes beside the server, on the same file, cannot tell it so. SQLite counts what other connections
 * have written; when that has changed, anything may have happened.
 */
export function watchOthers(sql: DatabaseSync): {
  listen(hear: (message: ClusterMessage) => void): void
  close(): void
} {
  const hearers: ((message: ClusterMessage) => void)[] = []
  const statement = sql.prepare('PRAGMA data_version')
  const version = (): unknown => statement.get()?.['data_version']
  let known = version()
  const timer = setInterval(() => {
    const seen = version()
    if (seen === known) return
    known = seen
    for (const hear of hearers) hear({ what: 'gap' })
  }, LOOK_MS).unref()
  return { listen: (hear) => void hearers.push(hear), close: () => clearInterval(timer) }
}
