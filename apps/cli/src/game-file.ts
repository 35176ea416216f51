import { readFileSync } from 'node:fs'
import type { ExportedGame } from '@entrepot/kernel'
import { CliError } from './cli-error.ts'

/** Reads an exported game; what is no such file is said to be none. */
export function readGameFile(path: string | undefined): ExportedGame {
  if (path === undefined) throw new CliError('a file is missing')
  let file: Partial<ExportedGame>
  try {
    file = JSON.parse(readFileSync(path, 'utf8')) as Partial<ExportedGame>
  } catch (error) {
    throw new CliError(`cannot read ${path}: ${(error as Error).message}`)
  }
  const known = [1, 2, 3].includes(file.formatVersion ?? 0)
  if (file.format !== 'entrepot-game' || !known || !Array.isArray(file.log)) {
    throw new CliError(`${path} is not an exported game`)
  }
  return file as ExportedGame
}
