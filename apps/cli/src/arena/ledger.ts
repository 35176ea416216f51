import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CliError } from '../cli-error.ts'
import type { Contest } from './contest.ts'
import type { Tournament } from './fixture.ts'

/** Results kept in a file: the tournament in the first line, then one game a line as it ends. */
export interface Ledger {
  readonly played: readonly Contest[]
  write(contest: Contest): void
}

/** Opens the file of a tournament; one that exists must be of the same tournament, and is continued only when told to. */
export function openLedger(path: string | undefined, resume: boolean, tournament: Tournament): Ledger {
  if (path === undefined) return { played: [], write: () => undefined }
  const write = (contest: Contest): void => appendFileSync(path, `${JSON.stringify(contest)}\n`)
  if (!existsSync(path)) {
    writeFileSync(path, `${JSON.stringify(tournament)}\n`)
    return { played: [], write }
  }
  if (!resume) throw new CliError(`${path} exists; continue it with --resume or name another file`)
  const [head, ...lines] = readFileSync(path, 'utf8').split('\n')
  if (head !== JSON.stringify(tournament)) throw new CliError(`${path} holds another tournament: ${head}`)
  const whole = lines.filter((line) => line.endsWith('}'))
  return { played: whole.map((line) => JSON.parse(line) as Contest), write }
}
