import { tune, type Match } from '@entrepot/bots/training'
import { readArgs, wholeNumber } from '../args.ts'
import type { Command } from '../help.ts'
import { improveWeights, LEARNING, LEARNING_HELP } from '../train/improve-weights.ts'

export const tuneCommand: Command = {
  name: 'tune',
  summary: "tune the evaluation's weights by matches",
  help: `entrepot tune: tune the weights that bots 2 and 3 judge by, in matches against the weights it began with

  --game ID         which game
  --trials N        how many changes to try (default 100)
  --games N         games for each trial (default 96)
${LEARNING_HELP}`,

  async run(args) {
    const { values } = readArgs(args, {
      ...LEARNING,
      trials: { type: 'string' },
      games: { type: 'string' },
    })
    const trials = wholeNumber('trials', values.trials, 100, 1, 1_000_000)
    const games = wholeNumber('games', values.games, 96, 2, 1_000_000)
    await improveWeights(values, async ({ before, seed, crew }) => {
      const play = (matches: readonly Match[]): Promise<number[]> =>
        crew.all(matches.map((match) => ({ kind: 'match', match })))
      const course = { trials, games, seed, play, onTrial: report }
      const judged = await tune(course, before.judged)
      const how = `${before.made['judged']}; then ${trials} trials of ${games} games, seed ${seed}`
      return { made: { judged: how }, judged }
    })
    return 0
  },
}

function report(trial: number, accepted: boolean, advantage: number): void {
  const sign = advantage < 0 ? '' : '+'
  process.stdout.write(`trial ${trial}: ${accepted ? 'kept' : 'dropped'}, ${sign}${advantage.toFixed(3)}\n`)
}
