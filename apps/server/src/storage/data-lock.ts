import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Foreseen } from '../foreseen.ts'
import { touchPrivate } from './private-files.ts'

/** Another process works on the same data folder. */
export class DataInUse extends Foreseen {
  override name = 'DataInUse'
}

/**
 * Takes the data folder for this process until `release` is called or the process ends.
 *
 * The lock is SQLite's own on a file of its own: the system drops it when the process dies, however it dies, so a
 * crash leaves nothing to clean up. The process number beside it only serves the message to a second process.
 */
export function lockData(dataDir: string): { release(): void } {
  const pidFile = join(dataDir, 'entrepot.pid')
  const lockFile = join(dataDir, 'entrepot.lock')
  touchPrivate(lockFile)
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DataInUse(
      `The data in ${dataDir} is in use by process ${readPid(pidFile)}. ` +
        'Stop that server first, or give this one a folder of its own with DATA_DIR.',
      { cause: error },
    )
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 })
  return {
    release() {
      if (!lock.isOpen) return
      rmSync(pidFile, { force: true })
      lock.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim()
  } catch {
    return '(number unknown)'
  }
}
