import { findGame } from '@entrepot/bots/games'
import { knowledgeOf } from '@entrepot/bots/players'
import { harvest, loadIdeas, type Harvest } from '@entrepot/bots/puzzle-making'
import { readArgs, wholeNumber } from '../args.ts'
import { CliError } from '../cli-error.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import { addHarvest, readHarvests, shipPuzzles } from '../puzzles/harvests.ts'

export const makePuzzlesCommand: Command = {
  name: 'make-puzzles',
  summary: 'find puzzles in games between strong bots',
  help: `entrepot make-puzzles: find puzzles in games between strong bots

Plays games of Strong, some with a Master, and looks at the beginning of every turn for an idea that is clearly better than all
others. What a game brings is added to a file as one line, so that the command can be stopped and goes on where it was; with
the last game, the puzzles are written to where they are shipped.

  --game ID         which game
  --seed S          names the series (default: puzzles)
  --count N         until the file holds so many (default 150)
  --file FILE       what was found so far (default .cache/puzzles/GAME.jsonl)
  --ship            play no more: ship what the file holds`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      seed: { type: 'string' },
      count: { type: 'string' },
      file: { type: 'string' },
      ship: { type: 'boolean' },
    })
    const game = gameOf(values.game)
    if (findGame(game.id)?.puzzles === undefined) throw new CliError(`${game.id} has no puzzles`)
    const ideas = await loadIdeas(game.id)
    const series = values.seed ?? 'puzzles'
    const count = wholeNumber('count', values.count, 150, 1, 100_000)
    const file = values.file ?? `.cache/puzzles/${game.id}.jsonl`
    const harvests = readHarvests(file)
    let number = harvests.filter(({ seed }) => seed.startsWith(`${series}/`)).length
    while (values.ship !== true && puzzlesIn(harvests) < count) {
      const brought = harvest(game, knowledgeOf(game), ideas, series, number++)
      addHarvest(file, brought)
      harvests.push(brought)
      process.stdout.write(`${textOf(brought)}; ${puzzlesIn(harvests)} in all\n`)
    }
    process.stdout.write(`${shipPuzzles(game.id, harvests, ideas)} puzzles shipped\n`)
    return 0
  },
}

function puzzlesIn(harvests: readonly Harvest[]): number {
  return harvests.reduce((sum, { puzzles }) => sum + puzzles.length, 0)
}

function textOf({ seed, seats, puzzles, moments, refused }: Harvest): string {
  const why = Object.entries(refused).map(([reason, times]) => `${times} ${reason}`)
  return `${seed}, ${seats} players: ${puzzles.length} puzzles in ${moments} moments (${why.join(', ')})`
}
