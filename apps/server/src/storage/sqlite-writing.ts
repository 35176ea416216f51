// The thread that writes to the SQLite file; nothing else in the server does. While it waits for the disk, commands go on
// being heard, and those that come meanwhile are written together next.

import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { appender } from './sqlite-append.ts'
import { openDurably } from './sqlite-file.ts'
import type { Asked, Done, Step, Write } from './sqlite-writer.ts'

/** So often it is looked whether somebody else has written. */
const LOOK_MS = 500

/**
 * After so many writes the file itself is brought up to date, which takes some milliseconds: when they have been answered,
 * so that none waits for it. What has been written again and again is brought there once. A write makes the log longer by
 * four or five pages; it stays well under the length at which a commit would do this.
 */
const WRITES_IN_LOG = 600

const port = parentPort as MessagePort
const { file } = workerData as { readonly file: string }
const sql = openDurably(file)
const statements = new Map<string, StatementSync>()
let append: ReturnType<typeof appender> | undefined
let writesInLog = 0

/** Texts of statements are few: all are kept. */
function statementOf(text: string): StatementSync {
  const known = statements.get(text)
  if (known) return known
  const made = sql.prepare(text)
  statements.set(text, made)
  return made
}

function write(wanted: Write): Done {
  if ('append' in wanted) {
    append ??= appender(sql)
    return { appended: append(wanted.append) }
  }
  const statement = statementOf(wanted.text)
  const values = wanted.values as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) }
  const { changes } = statement.run(...values)
  return { rows: [], changes: Number(changes) }
}

/** All in one transaction, with one wait for the disk. Where one fails, each is tried alone, so that it fails alone. */
function writeTogether(group: readonly Write[]): Done[] {
  try {
    sql.exec('BEGIN IMMEDIATE')
    const done = group.map(write)
    sql.exec('COMMIT')
    return done
  } catch (error) {
    if (sql.isTransaction) sql.exec('ROLLBACK')
    if (group.length === 1) return [failed(error)]
    return group.flatMap((each) => writeTogether([each]))
  }
}

/** A step of a transaction whose end is not known yet. */
function take(step: Step): Done {
  try {
    if (typeof step !== 'string') return write(step)
    // A commit that fails may have taken everything back already.
    if (step !== 'ROLLBACK' || sql.isTransaction) sql.exec(step)
    return { rows: [] }
  } catch (error) {
    return failed(error)
  }
}

/** Errors lose on their way between threads what says which they are. */
function failed(error: unknown): Done {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
  return { failure: { message, code, errcode } }
}

// A command that writes beside the server, on the same file, cannot tell it so. SQLite counts what other connections have
// written; as this is the only one of the server that writes, it was somebody else.
const version = sql.prepare('PRAGMA data_version')
let known = version.get()?.['data_version']
const looking = setInterval(() => {
  const seen = version.get()?.['data_version']
  if (seen !== known) port.postMessage('others have written')
  known = seen
}, LOOK_MS)

/** What is in the log goes into the file, as far as nobody reads what it replaces. */
function emptyLog(): void {
  if (writesInLog < WRITES_IN_LOG || sql.isTransaction) return
  writesInLog = 0
  try {
    sql.exec('PRAGMA wal_checkpoint(PASSIVE)')
  } catch {
    // Where the disk is full, all stays in the log; whoever writes next is told.
  }
}

port.on('message', (asked: Asked) => {
  if (asked !== 'close') {
    port.postMessage('group' in asked ? writeTogether(asked.group) : [take(asked.step)])
    writesInLog += 'group' in asked ? asked.group.length : 1
    return emptyLog()
  }
  clearInterval(looking)
  sql.close()
  return port.close()
})
