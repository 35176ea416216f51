// Backs the database up into a file, or restores it from one.
//
//   npm run backup -- FILE      while the server runs or not
//   npm run restore -- FILE     while it does not run; what was there before is kept beside it

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError, readConfig, type Config } from './config.ts'
import { DataInUse, lockData } from './storage/data-lock.ts'

/** Something that the caller can put right. */
class BackupError extends Error {
  override name = 'BackupError'
}

const [action, name] = process.argv.slice(2)
try {
  if ((action !== 'backup' && action !== 'restore') || name === undefined) {
    throw new BackupError('Name a file: npm run backup -- FILE, or npm run restore -- FILE.')
  }
  const config = readConfig(process.env, process.cwd())
  const file = resolve(name)
  if (action === 'backup') backUp(config, file)
  else restore(config, file)
} catch (error) {
  const foreseen = [BackupError, ConfigError, DataInUse].some((kind) => error instanceof kind)
  process.stderr.write(`${foreseen ? (error as Error).message : String((error as Error).stack)}\n`)
  process.exitCode = 1
}

function backUp({ databaseUrl, dataDir }: Config, file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Name a file that is not.`)
  if (databaseUrl !== undefined) return runTool('pg_dump', ['--format=custom', `--file=${file}`, databaseUrl])
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
  process.stdout.write(`Backed up to ${file}.\n`)
}

function restore({ databaseUrl, dataDir }: Config, file: string): void {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  if (databaseUrl !== undefined) {
    const options = [
      '--clean',
      '--if-exists',
      '--single-transaction',
      '--no-owner',
      `--dbname=${databaseUrl}`,
    ]
    return runTool('pg_restore', [...options, file])
  }
  checkWhole(file)
  const lock = lockData(dataDir)
  try {
    const target = databaseFile(dataDir)
    const aside = `${target}.before-restore`
    if (existsSync(aside))
      throw new BackupError(`${aside} is left from an earlier restore. Move it away first.`)
    if (existsSync(target)) renameSync(target, aside)
    // The log belongs to the database that was moved away; left here it would be played into the other.
    for (const end of ['-wal', '-shm']) {
      if (existsSync(target + end)) renameSync(target + end, aside + end)
    }
    copyFileSync(file, target)
  } finally {
    lock.release()
    rmSync(join(dataDir, 'entrepot.pid'), { force: true })
  }
  process.stdout.write(`Restored from ${file}. What was there before is beside it, as *.before-restore.\n`)
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

function runTool(tool: string, args: readonly string[]): void {
  try {
    execFileSync(tool, args, { stdio: 'inherit' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw new BackupError(`${tool} failed; its message stands above.`, { cause: error })
    }
    throw new BackupError(`${tool} is not installed. It comes with PostgreSQL's client programs.`, {
      cause: error,
    })
  }
  process.stdout.write(`${tool} is done.\n`)
}
