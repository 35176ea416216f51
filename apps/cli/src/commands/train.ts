import { knowledgeOf } from '@entrepot/bots'
import { learnSum, type Course } from '@entrepot/bots/training'
import { readArgs, wholeNumber } from '../args.ts'
import { subjectOf } from '../games.ts'
import type { Command } from '../help.ts'
import { readWeights, writeWeights } from '../train/weights-file.ts'

export const trainCommand: Command = {
  name: 'train',
  summary: 'fit what bots expect of a position by self-play',
  help: `entrepot train: fit what bots expect of a position by self-play (TD(λ))

  --game ID         which game
  --games N         how many games (default 2000)
  --iterations N    what a learner thinks for each decision (default 24)
  --anew            begin with the weights judged by hand instead of the fitted ones
  --seed S          names the series (default 1)
  --out FILE        where to write the weights (default: where the bots read them)`,

  run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      iterations: { type: 'string' },
      anew: { type: 'boolean' },
      seed: { type: 'string' },
      out: { type: 'string' },
    })
    const { game, options } = subjectOf(values.game)
    const knowledge = knowledgeOf(game)
    const before = readWeights(game.id)
    const seed = values.seed ?? '1'
    const iterations = wholeNumber('iterations', values.iterations, 24, 4, 10_000)
    const games = wholeNumber('games', values.games, 2000, 1, 10_000_000)
    const start = values.anew ? knowledge.heuristics.handWeights : before.fitted
    const fitted = learnSum(
      { game, knowledge, options, games, seed, iterations, lambda: 0.8, onGame: progress() },
      start,
    )
    const course = `${games} games of self-play, ${iterations} iterations, seed ${seed}`
    const earlier = values.anew ? '' : `${before.made['fitted']}; then `
    const made = { ...before.made, fitted: `${earlier}${course}` }
    writeWeights({ ...before, features: knowledge.heuristics.featureNames, made, fitted }, values.out)
    return 0
  },
}

/** Prints a line for every hundred games. */
function progress(): Course['onGame'] {
  let errors = 0
  let scores = 0
  return (games, error, score) => {
    errors += error
    scores += score
    if (games % 100 !== 0) return
    const root = Math.sqrt(errors / 100).toFixed(2)
    process.stdout.write(`${games} games, error ${root}, mean score ${(scores / 100).toFixed(1)}\n`)
    errors = 0
    scores = 0
  }
}
