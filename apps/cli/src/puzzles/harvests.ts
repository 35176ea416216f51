import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { packPuzzles, type Harvest, type PuzzleIdeas } from '@entrepot/bots/puzzle-making'
import type { PuzzleFile } from '@entrepot/bots/puzzles'

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
  writeFileSync(file, textOf(packed))
  return packed.puzzles.length
}

/** A line for each command, game and puzzle, so that a change shows what came and what went. */
function textOf({ commands, games, puzzles, ...head }: PuzzleFile): string {
  const lines = (items: readonly object[]): string =>
    `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  const members = [
    ...Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...Object.entries({ commands, games, puzzles }).map(([name, items]) => `"${name}": ${lines(items)}`),
  ]
  return `{\n${members.join(',\n')}\n}\n`
}
