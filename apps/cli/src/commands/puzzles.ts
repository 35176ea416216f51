import { findGame } from '@entrepot/bots/games'
import { listPuzzles, type ListedPuzzle } from '@entrepot/bots/puzzles'
import { readArgs } from '../args.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'

export const puzzlesCommand: Command = {
  name: 'puzzles',
  summary: 'list the puzzles of a game',
  help: `entrepot puzzles: list the puzzles of a game, by theme, the easy ones first

  --game ID         which game
  --json            print one JSON array: id, theme, difficulty (1 to 5), seats`,

  async run(args) {
    const { values } = readArgs(args, { game: { type: 'string' }, json: { type: 'boolean' } })
    const { id } = gameOf(values.game)
    const file = await findGame(id)?.puzzles?.()
    const listed = file === undefined ? [] : listPuzzles(file)
    process.stdout.write(values.json ? `${JSON.stringify(listed)}\n` : textOf(listed))
    return 0
  },
}

function textOf(puzzles: readonly ListedPuzzle[]): string {
  if (puzzles.length === 0) return 'no puzzles\n'
  return puzzles
    .map(
      ({ id, theme, difficulty, seats }) =>
        `${id}  ${theme.padEnd(12)} difficulty ${difficulty}, ${seats} players\n`,
    )
    .join('')
}
