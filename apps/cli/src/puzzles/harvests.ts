import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { packPuzzles, type Harvest, type PuzzleIdeas } from '@entrepot/bots/puzzle-making'

/** What was found so far, a line for each game that was played. */
export function readHarvests(file: string): Harvest[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Harvest)
}

export function addHarvest(file: string, harvest: Harvest): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(harvest)}\n`)
}

/** Writes what was found into the file that is shipped, beside the bots of the game; how many puzzles there are. */
export function shipPuzzles(game: string, harvests: readonly Harvest[], ideas: PuzzleIdeas): number {
  const moments = harvests.reduce((sum, harvest) => sum + harvest.moments, 0)
  const made = `${moments} moments of ${harvests.length} games`
  const packed = packPuzzles(harvests, ideas, game, made)
  const file = new URL(`../../../../packages/bots/src/games/${game}/puzzles.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(packed)}\n`)
  return packed.puzzles.length
}
