import { knowledgeOf } from '@entrepot/bots'
import { learnNet, learnSum, type Course } from '@entrepot/bots/training'
import { readArgs, wholeNumber } from '../args.ts'
import { subjectOf } from '../games.ts'
import type { Command } from '../help.ts'
import { readWeights, writeWeights } from '../train/weights-file.ts'

export const trainCommand: Command = {
  name: 'train',
  summary: 'fit what bots expect of a position by self-play',
  help: `entrepot train: fit what bots expect of a position by self-play (TD(λ))

  --game ID         which game
  --games N         games for the weighted sum (default 2000; 0 keeps the one there is)
  --net-games N     games for the net that begins with it (default 4000; 0 keeps the one there is)
  --units N         units of the net (default 24)
  --iterations N    what a learner thinks for each decision (default 24)
  --anew            begin with the weights judged by hand instead of the fitted ones
  --seed S          names the series (default 1)
  --out FILE        where to write the weights (default: where the bots read them)`,

  run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      'net-games': { type: 'string' },
      units: { type: 'string' },
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
    const course = (name: string, games: number): Course => ({
      game,
      knowledge,
      options,
      games,
      seed: `${seed}/${name}`,
      iterations,
      lambda: 0.8,
      onGame: progress(name),
    })
    const games = wholeNumber('games', values.games, 2000, 0, 10_000_000)
    const netGames = wholeNumber('net-games', values['net-games'], 4000, 0, 10_000_000)
    const units = wholeNumber('units', values.units, 24, 1, 1000)
    const made: { [step: string]: string } = { ...before.made }
    let { fitted, net } = before
    if (games > 0) {
      fitted = learnSum(course('sum', games), values.anew ? knowledge.heuristics.handWeights : fitted)
      made['fitted'] = `${games} games of self-play, ${iterations} iterations, seed ${seed}`
    }
    if (netGames > 0) {
      net = learnNet(course('net', netGames), fitted, units)
      made['net'] = `${netGames} games of self-play, ${iterations} iterations, ${units} units, seed ${seed}`
    }
    writeWeights({ ...before, features: knowledge.heuristics.featureNames, made, fitted, net }, values.out)
    return 0
  },
}

/** Prints a line for every hundred games. */
function progress(name: string): Course['onGame'] {
  let errors = 0
  let scores = 0
  return (games, error, score) => {
    errors += error
    scores += score
    if (games % 100 !== 0) return
    const root = Math.sqrt(errors / 100).toFixed(2)
    process.stdout.write(`${name}: ${games} games, error ${root}, mean score ${(scores / 100).toFixed(1)}\n`)
    errors = 0
    scores = 0
  }
}
