import { knowledgeOf } from '@entrepot/bots/players'
import { Course } from '@entrepot/bots/training'
import { readArgs, threadsOf, wholeNumber } from '../args.ts'
import { CliError } from '../cli-error.ts'
import { subjectOf } from '../games.ts'
import type { Command } from '../help.ts'
import { teach } from '../train/teach.ts'
import { readWeights } from '../train/weights-file.ts'

export const trainCommand: Command = {
  name: 'train',
  summary: 'teach the mind of a game by self-play with search',
  help: `entrepot train: teach the mind of a game by self-play with search, beginning with the fitted weights. Cheap games first (--iterations 8), then, from the checkpoint, fewer and better ones (--iterations 48): only from 12 on are priors learnt

  --game ID         which game
  --minutes M       stop after so many minutes (default 10), or
  --generations N   after so many generations in all
  --games N         games of a generation (default 256)
  --iterations N    what is thought for each decision (default 8)
  --turns N         how many own turns are looked ahead (default 1)
  --onward          begin with the mind that is there, taught on other figures or with other games, instead of the fitted weights
  --units A,B       units of the first and the second layer (default 96,32)
  --duels N         games of each trial of strength (default 24; 0: none)
  --seed S          names the course (default 1)
  --threads N       games at a time (default: one for each processor); the result is the same
  --out FILE        where to write the mind (default: where the bots read it)
  --checkpoint FILE goes on from this file if it is there, and keeps what is needed to go on later`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      minutes: { type: 'string' },
      generations: { type: 'string' },
      games: { type: 'string' },
      iterations: { type: 'string' },
      turns: { type: 'string' },
      onward: { type: 'boolean' },
      units: { type: 'string' },
      duels: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      out: { type: 'string' },
      checkpoint: { type: 'string' },
    })
    const { game, options } = subjectOf(values.game)
    const { heuristics, mind } = knowledgeOf(game)
    if (heuristics.perception === undefined)
      throw new CliError(`${game.id} has no perception that a mind could learn by`)
    if (values.onward === true && mind === null)
      throw new CliError(`${game.id} has no mind to go on from: leave out --onward`)
    const seed = values.seed ?? '1'
    const games = wholeNumber('games', values.games, 256, 4, 100_000)
    const iterations = wholeNumber('iterations', values.iterations, 8, 4, 10_000)
    const turns = wholeNumber('turns', values.turns, 1, 1, 8)
    const course = new Course({
      game,
      heuristics,
      options,
      seed,
      games,
      iterations,
      turns,
      start: values.onward === true && mind !== null ? mind : readWeights(game.id).fitted,
      units: unitsOf(values.units),
    })
    await teach({
      game,
      heuristics,
      course,
      seed,
      recipe: `--games ${games} --iterations ${iterations} --turns ${turns} --seed ${seed}${values.onward === true ? ' --onward' : ''}`,
      minutes: minutesOf(values.minutes, values.generations === undefined ? 10 : Infinity),
      generations: wholeNumber('generations', values.generations, 1_000_000, 1, 1_000_000),
      duels: wholeNumber('duels', values.duels, 24, 0, 10_000),
      threads: threadsOf(values.threads),
      out: values.out,
      checkpoint: values.checkpoint,
    })
    return 0
  },
}

function unitsOf(text: string | undefined): [number, number] {
  const [first, second] = (text ?? '96,32').split(',')
  return [wholeNumber('units', first, 96, 1, 512), wholeNumber('units', second, 32, 1, 256)]
}

function minutesOf(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const minutes = Number(text)
  if (!(minutes > 0 && minutes <= 10_000))
    throw new CliError(`--minutes is ${text}; it must be more than 0 and at most 10000`)
  return minutes
}
