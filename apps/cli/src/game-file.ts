import { readFileSync } from 'node:fs'
import type { ExportedGame } from '@entrepot/kernel'
import { CliError } from './cli-error.ts'

const LATEST_FORMAT = 4

/** Reads an exported game; what is no such file is said to be none. */
export function readGameFile(path: string | undefined): ExportedGame {
  const [file, ...more] = readGameFiles(path)
  if (file === undefined || more.length > 0)
    throw new CliError(`${path} holds ${more.length + 1} games; give one of its lines as a file of its own`)
  return file
}

/** Reads a file of one exported game, or of many, one to a line (NDJSON). */
export function readGameFiles(path: string | undefined): ExportedGame[] {
  if (path === undefined) throw new CliError('a file is missing')
  const text = textOf(path)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  // A single file may be written over many lines; each line of several is a whole game.
  if (lines.length < 2 || !lines.every(isObject)) return [gameOf(text, path)]
  return lines.map((line, i) => gameOf(line, `line ${i + 1} of ${path}`))
}

function isObject(line: string): boolean {
  return line.startsWith('{') && line.trimEnd().endsWith('}')
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CliError(`cannot read ${path}: ${(error as Error).message}`)
  }
}

function gameOf(text: string, what: string): ExportedGame {
  let file: Partial<ExportedGame> | null
  try {
    file = JSON.parse(text) as Partial<ExportedGame> | null
  } catch (error) {
    throw new CliError(`cannot read ${what}: ${(error as Error).message}`)
  }
  if (file?.format === 'entrepot-game' && Number(file.formatVersion) > LATEST_FORMAT)
    throw new CliError(`${what} has format ${file.formatVersion}: take a newer Entrepôt for it`)
  if (file?.format !== 'entrepot-game' || !isKnown(file.formatVersion) || !isLog(file.log))
    throw new CliError(`${what} is not an exported game`)
  return file as ExportedGame
}

function isKnown(formatVersion: unknown): boolean {
  return [1, 2, 3, LATEST_FORMAT].includes(formatVersion as number)
}

function isLog(log: unknown): boolean {
  return Array.isArray(log) && log.every((entry) => typeof entry === 'object' && entry !== null)
}
