import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { Foreseen } from './foreseen.ts'
import { takeForRestore } from './storage/postgres-lock.ts'

/** Why there is no backup, or nothing was restored. */
export class BackupError extends Foreseen {
  override name = 'BackupError'
}

export function backUpPostgres(databaseUrl: string, file: string): void {
  const { url, password } = withoutPassword(databaseUrl)
  runTool('pg_dump', ['--format=custom', `--file=${file}`, url], password)
}

/**
 * Restores a database that nobody serves; `before` gets what was there. Servers that start meanwhile are turned away. It
 * happens whole or not at all.
 */
export async function restorePostgres(databaseUrl: string, file: string, before: string): Promise<string> {
  // Reads the list of contents only: what is no backup is refused before anything is touched.
  runTool('pg_restore', ['--list', '--file=/dev/null', file])
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect().catch((error: unknown) => {
    throw new BackupError(`The database cannot be reached: ${(error as Error).message}.`, { cause: error })
  })
  try {
    if (!(await takeForRestore(client))) {
      throw new BackupError('The database is in use by a running server. Stop all servers of the site first.')
    }
    backUpPostgres(databaseUrl, before)
    replaceAll(databaseUrl, file, `${before}.sql`)
  } finally {
    await client.end()
  }
  return before
}

/** Tables that are newer than the backup would stay, and hold on to those that are to go. */
const DROP_ALL = `DO $$ DECLARE name TEXT; BEGIN
  SET LOCAL client_min_messages = warning;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('DROP TABLE %I CASCADE', name);
  END LOOP;
END $$`

/** Puts a backup in the place of everything that is there, in one transaction; `script` is a file for the time of it. */
function replaceAll(databaseUrl: string, file: string, script: string): void {
  const { url, password } = withoutPassword(databaseUrl)
  try {
    runTool('pg_restore', ['--no-owner', `--file=${script}`, file])
    const how = [
      '--no-psqlrc',
      '--quiet',
      '--output=/dev/null',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
    ]
    runTool('psql', [...how, `--dbname=${url}`, `--command=${DROP_ALL}`, `--file=${script}`], password)
  } finally {
    rmSync(script, { force: true })
  }
}

/** Everybody on the machine can read the arguments of a program, but only its owner its environment. */
function withoutPassword(databaseUrl: string): { url: string; password: string | undefined } {
  const url = new URL(databaseUrl)
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return { url: url.href, password: password === '' ? undefined : password }
}

function runTool(tool: string, args: readonly string[], password?: string): void {
  const env = { ...process.env, ...(password === undefined ? {} : { PGPASSWORD: password }) }
  try {
    execFileSync(tool, args, { stdio: 'inherit', env })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw new BackupError(`${tool} failed; its message stands above.`, { cause: error })
    }
    throw new BackupError(`${tool} is not installed. It comes with PostgreSQL's client programs.`, {
      cause: error,
    })
  }
}
