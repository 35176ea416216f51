import { readFileSync, writeFileSync } from 'node:fs'
import type { WeightsFile } from '@entrepot/bots'
import { CliError } from '../cli-error.ts'

function fileOf(game: string): URL {
  return new URL(`../../../../packages/bots/src/games/${game}/weights.json`, import.meta.url)
}

/** The weights that the bots of a game use. */
export function readWeights(game: string): WeightsFile {
  try {
    return JSON.parse(readFileSync(fileOf(game), 'utf8')) as WeightsFile
  } catch (error) {
    throw new CliError(`there are no weights for ${game}: ${(error as Error).message}`)
  }
}

/** Writes weights, to the place where the bots read them unless another is named; one member a line. */
export function writeWeights(weights: WeightsFile, path: string | undefined): void {
  const members = Object.entries(weights).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  writeFileSync(path ?? fileOf(weights.game), `{\n${members.join(',\n')}\n}\n`)
}
