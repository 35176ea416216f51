import { knowledgeOf } from '@entrepot/bots'
import { tune } from '@entrepot/bots/training'
import { readArgs, wholeNumber } from '../args.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import { readWeights, writeWeights } from '../train/weights-file.ts'

export const tuneCommand: Command = {
  name: 'tune',
  summary: "tune the evaluation's weights by matches",
  help: `entrepot tune: tune the weights that bot 2 judges by, in matches against the weights it began with

  --game ID         which game
  --trials N        how many changes to try (default 100)
  --games N         games for each trial (default 40)
  --seed S          names the series (default 1)
  --out FILE        where to write the weights (default: where the bots read them)`,

  run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      trials: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
    })
    const game = gameOf(values.game)
    const before = readWeights(game.id)
    const trials = wholeNumber('trials', values.trials, 100, 1, 1_000_000)
    const games = wholeNumber('games', values.games, 40, 2, 1_000_000)
    const seed = values.seed ?? '1'
    const onTrial = (trial: number, accepted: boolean, reward: number): void => {
      process.stdout.write(
        `trial ${trial}: ${accepted ? 'kept' : 'dropped'}, reward ${reward.toFixed(3)} against the beginning\n`,
      )
    }
    const plan = { game, knowledge: knowledgeOf(game), trials, games, seed, onTrial }
    const judged = tune(plan, before.judged)
    const made = { ...before.made, judged: `${trials} trials of ${games} games, seed ${seed}` }
    writeWeights({ ...before, made, judged }, values.out)
    return 0
  },
}
