import { knowledgeOf } from '@entrepot/bots'
import { learnValue } from '@entrepot/bots/training'
import { readArgs, threadsOf, wholeNumber } from '../args.ts'
import { subjectOf } from '../games.ts'
import type { Command } from '../help.ts'
import { Hands } from '../train/hands.ts'
import { readWeights, writeWeights } from '../train/weights-file.ts'

export const trainCommand: Command = {
  name: 'train',
  summary: 'fit what bots expect of a position by self-play',
  help: `entrepot train: fit what bots expect of a position by self-play (TD(λ)), beginning with the weights set by hand

  --game ID         which game
  --games N         how many games (default 30000)
  --iterations N    what a learner thinks for each decision (default 24)
  --units N         rectified units beside the weighted sum (default 24)
  --seed S          names the series (default 1)
  --threads N       games at a time (default: one for each processor); the result is the same
  --out FILE        where to write the weights (default: where the bots read them)`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      iterations: { type: 'string' },
      units: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      out: { type: 'string' },
    })
    const { game, options } = subjectOf(values.game)
    const { heuristics } = knowledgeOf(game)
    const before = readWeights(game.id)
    const seed = values.seed ?? '1'
    const iterations = wholeNumber('iterations', values.iterations, 24, 4, 10_000)
    const games = wholeNumber('games', values.games, 30_000, 1, 10_000_000)
    const units = wholeNumber('units', values.units, 24, 0, 256)
    const hands = new Hands(game.id, threadsOf(values.threads))
    const play = hands.lessons.bind(hands)
    const course = { game, options, games, seed, iterations, units, play, onBatch: progress() }
    const fitted = await learnValue(course, heuristics.handWeights)
    await hands.close()
    const how = `${games} games of self-play, ${iterations} iterations, ${units} units, seed ${seed}`
    const made = { ...before.made, fitted: how }
    writeWeights({ ...before, features: heuristics.featureNames, made, fitted }, values.out)
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
