import type { ValueWeights } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import { learnValue, type Episode, type Lesson } from '@entrepot/bots/training'
import { readArgs, wholeNumber } from '../args.ts'
import type { Command } from '../help.ts'
import { improveWeights, LEARNING, LEARNING_HELP } from '../train/improve-weights.ts'

export const trainWeightsCommand: Command = {
  name: 'train-weights',
  summary: 'fit the weighted sum and its units by self-play without deep search',
  help: `entrepot train-weights: fit what bots expect of a position by self-play (TD(λ)), beginning with the weights set by hand

  --game ID         which game
  --games N         how many games (default 30000)
  --iterations N    what a learner thinks for each decision (default 24)
  --units N         rectified units beside the weighted sum (default 24)
${LEARNING_HELP}`,

  async run(args) {
    const { values } = readArgs(args, {
      ...LEARNING,
      games: { type: 'string' },
      iterations: { type: 'string' },
      units: { type: 'string' },
    })
    const iterations = wholeNumber('iterations', values.iterations, 24, 4, 10_000)
    const games = wholeNumber('games', values.games, 30_000, 1, 10_000_000)
    const units = wholeNumber('units', values.units, 24, 0, 256)
    await improveWeights(values, async ({ subject: { game, options }, seed, crew }) => {
      const { heuristics } = knowledgeOf(game)
      const play = (value: ValueWeights, lessons: readonly Lesson[]): Promise<Episode[]> =>
        crew.all(lessons.map((lesson) => ({ kind: 'lesson', value, lesson })))
      const course = { game, options, games, seed, iterations, units, play, onBatch: progress() }
      const fitted = await learnValue(course, heuristics.handWeights)
      const how = `${games} games of self-play, ${iterations} iterations, ${units} units, seed ${seed}`
      return { features: heuristics.featureNames, made: { fitted: how }, fitted }
    })
    return 0
  },
}

/** Prints a line for about every thousand games. */
function progress(): (games: number, error: number, score: number) => void {
  let errors: number[] = []
  let scores: number[] = []
  let printed = 0
  return (games, error, score) => {
    errors.push(error)
    scores.push(score)
    if (games - printed < 1000) return
    const root = Math.sqrt(mean(errors)).toFixed(2)
    process.stdout.write(`${games} games, error ${root}, mean score ${mean(scores).toFixed(1)}\n`)
    errors = []
    scores = []
    printed = games
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
