import { tune } from '@entrepot/bots/training'
import { readArgs, threadsOf, wholeNumber } from '../args.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import { Hands } from '../train/hands.ts'
import { readWeights, writeWeights } from '../train/weights-file.ts'

export const tuneCommand: Command = {
  name: 'tune',
  summary: "tune the evaluation's weights by matches",
  help: `entrepot tune: tune the weights that bots 2 and 3 judge by, in matches against the weights it began with

  --game ID         which game
  --trials N        how many changes to try (default 100)
  --games N         games for each trial (default 96)
  --seed S          names the series (default 1)
  --threads N       games at a time (default: one for each processor); the result is the same
  --out FILE        where to write the weights (default: where the bots read them)`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      trials: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      out: { type: 'string' },
    })
    const game = gameOf(values.game)
    const before = readWeights(game.id)
    const trials = wholeNumber('trials', values.trials, 100, 1, 1_000_000)
    const games = wholeNumber('games', values.games, 96, 2, 1_000_000)
    const seed = values.seed ?? '1'
    const hands = new Hands(game.id, threadsOf(values.threads))
    const judged = await tune(
      { trials, games, seed, play: hands.matches.bind(hands), onTrial: report },
      before.judged,
    )
    await hands.close()
    const how = `${before.made['judged']}; then ${trials} trials of ${games} games, seed ${seed}`
    writeWeights({ ...before, made: { ...before.made, judged: how }, judged }, values.out)
    return 0
  },
}

function report(trial: number, accepted: boolean, advantage: number): void {
  const sign = advantage < 0 ? '' : '+'
  process.stdout.write(`trial ${trial}: ${accepted ? 'kept' : 'dropped'}, ${sign}${advantage.toFixed(3)}\n`)
}
