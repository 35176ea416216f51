// Backs the database up into a file, or restores it from one.
//
//   npm run backup -- FILE      while the server runs or not
//   npm run restore -- FILE     while it does not run; what was there before is kept beside it

import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BackupError, backUpPostgres, restorePostgres } from './backup-postgres.ts'
import { readConfig, type Config } from './config.ts'
import { tellingOf } from './foreseen.ts'
import { lockData } from './storage/data-lock.ts'
import { withTroubleTold } from './storage/data-trouble.ts'

// Whatever is written here is for its owner only.
process.umask(0o077)

const [action, name] = process.argv.slice(2)
try {
  if ((action !== 'backup' && action !== 'restore') || name === undefined) {
    throw new BackupError('Name a file: npm run backup -- FILE, or npm run restore -- FILE.')
  }
  const config = readConfig(process.env, process.cwd())
  const file = resolve(name)
  const told = action === 'backup' ? backUp(config, file) : await restore(config, file)
  process.stdout.write(`${told}\n`)
} catch (error) {
  process.stderr.write(`${tellingOf(error)}\n`)
  process.exitCode = 1
}

function backUp({ databaseUrl, dataDir }: Config, file: string): string {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Name a file that is not.`)
  if (databaseUrl === undefined) backUpSqlite(dataDir, file)
  else backUpPostgres(databaseUrl, file)
  return `Backed up to ${file}.`
}

function backUpSqlite(dataDir: string, file: string): void {
  const source = databaseFile(dataDir)
  if (!existsSync(source))
    throw new BackupError(`There is no database in ${dataDir}. DATA_DIR names the folder.`)
  const database = new DatabaseSync(source)
  try {
    // A whole and consistent copy, whatever the server writes meanwhile.
    database.prepare('VACUUM INTO ?').run(file)
  } finally {
    database.close()
  }
}

async function restore({ databaseUrl, dataDir }: Config, file: string): Promise<string> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const before =
    databaseUrl === undefined
      ? restoreSqlite(dataDir, file)
      : await restorePostgres(databaseUrl, file, `${file}.before-restore-${moment()}`)
  return before === undefined
    ? `Restored from ${file}. There was nothing before.`
    : `Restored from ${file}. What was there before is kept in ${before}.`
}

/** Now, as part of a file's name. */
function moment(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-')
}

/** Where what was there before is kept, if there was something. */
function restoreSqlite(dataDir: string, file: string): string | undefined {
  checkWhole(file)
  const lock = withTroubleTold(dataDir, () => lockData(dataDir))
  try {
    const target = databaseFile(dataDir)
    const aside = `${target}.before-restore-${moment()}`
    const known = existsSync(target)
    if (known) {
      foldIn(target)
      renameSync(target, aside)
    }
    // The log belongs to the database that was moved away; left here it would be played into the other.
    for (const end of ['-wal', '-shm']) {
      if (existsSync(target + end)) renameSync(target + end, aside + end)
    }
    copyFileSync(file, target)
    return known ? aside : undefined
  } finally {
    lock.release()
    rmSync(join(dataDir, 'entrepot.pid'), { force: true })
  }
}

/** A server that was killed leaves its last writes in the log beside the file; afterwards the file is whole by itself. */
function foldIn(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.close()
  }
}

function checkWhole(file: string): void {
  let verdict: unknown
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    verdict = database.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    database.prepare('SELECT count(*) FROM migration').get()
    database.close()
  } catch (error) {
    verdict = (error as Error).message
  }
  if (verdict !== 'ok') throw new BackupError(`${file} is not a whole backup: ${String(verdict)}.`)
}

function databaseFile(dataDir: string): string {
  return join(dataDir, 'entrepot.sqlite')
}
