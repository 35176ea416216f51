import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DIR = 0o700
const FILE = 0o600
/** What others than the owner may do. */
const OTHERS = 0o077

/** Makes the data folder, for its owner only, and takes from others what they could read in it; names what was open. */
export function keepPrivate(dataDir: string): string[] {
  mkdirSync(dataDir, { recursive: true, mode: DIR })
  const own = readdirSync(dataDir)
    .filter((name) => name.startsWith('entrepot.'))
    .map((name) => join(dataDir, name))
  return [close(dataDir, DIR), ...own.map((file) => close(file, FILE))].flat()
}

function close(path: string, mode: number): string[] {
  if ((statSync(path).mode & OTHERS) === 0) return []
  chmodSync(path, mode)
  return [path]
}

/** Makes a file that only its owner can read, before somebody fills it; SQLite gives the files beside it the same rights. */
export function touchPrivate(file: string): void {
  closeSync(openSync(file, 'a', FILE))
}
