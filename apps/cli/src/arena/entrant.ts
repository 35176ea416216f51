import { accessSync, constants } from 'node:fs'
import { basename, resolve } from 'node:path'
import { FORMER, isContestant, LEVELS } from '@entrepot/bots'
import { CliError } from '../cli-error.ts'

/** Somebody who takes part: one of the house, or a program that is told positions and answers with commands. */
export interface Entrant {
  /** What it was called by. */
  readonly name: string
  /** How the program is started; null for one of the house. */
  readonly command: readonly string[] | null
}

const MODULE = /\.[mc]?[jt]s$/

/** A bot of the house by its name, a module by its path, any other program by its path or its command line. */
export function entrantOf(name: string): Entrant {
  if (isContestant(name)) return { name, command: null }
  const [program = '', ...args] = name.trim().split(/\s+/)
  if (!program.includes('/') && args.length === 0)
    throw new CliError(
      `there is no bot ${name} (there are ${[...LEVELS, ...FORMER].join(', ')}; a program is named by its path, such as ./mine.ts)`,
    )
  if (program.includes('/')) mustBe(program, MODULE.test(program) ? constants.R_OK : constants.X_OK)
  if (!MODULE.test(program)) return { name, command: [program, ...args] }
  const host = new URL('host.ts', import.meta.url)
  return { name, command: [process.execPath, host.pathname, resolve(program), ...args] }
}

/** What it is called in a table. */
export function shortName(name: string): string {
  return isContestant(name) ? name : basename(name)
}

function mustBe(path: string, mode: number): void {
  try {
    accessSync(path, mode)
  } catch {
    throw new CliError(`${path} is not there, or may not be ${mode === constants.X_OK ? 'run' : 'read'}`)
  }
}
