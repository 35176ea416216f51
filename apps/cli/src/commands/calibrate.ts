import { isLevel, LEVELS } from '@entrepot/bots'
import { findGame } from '@entrepot/bots/games'
import { knowledgeOf } from '@entrepot/bots/players'
import { binsOf, fitCalibration, surpriseOf, type Bin, type Glimpse } from '@entrepot/bots/training'
import { playersOf, readArgs, wholeNumber } from '../args.ts'
import { playAll } from '../arena/hall.ts'
import { readCalibration, writeCalibration } from '../calibrate/calibration-file.ts'
import type { Told } from '../calibrate/series.ts'
import { CliError } from '../cli-error.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'

/** By how much what comes may differ from what was told. */
const TOLERANCE = 0.03
/** Of a tenth with fewer chances than these nothing is said. */
const FEWEST = 100

export const calibrateCommand: Command = {
  name: 'calibrate',
  summary: 'make the chances that are told come true',
  help: `entrepot calibrate: make the chances that are told come true

Plays games between equals in which somebody tells everybody's chances to win now and then, and finds how they must be bent to
come true. What is found is kept beside the bots of the game, where \`explain\` reads it.

  --game ID         which game
  --players N       only games of so many (default: every number of players)
  --games N         how many games for each number of players (default 1000)
  --bots L          who plays, of: ${LEVELS.join(', ')} (default 2)
  --iterations N    what is thought each time (default 24)
  --seed S          names the series (default: fit, or check); several, with commas between, have so many games each
  --plain           by the fitted weights alone, although the game has a mind: for other figures and earlier versions
  --check           keep nothing: measure on games of another series, in ten bins, and fail where one of them is off by more than 3 points
  --threads N       games at a time (default 2)`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      bots: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string' },
      plain: { type: 'boolean' },
      check: { type: 'boolean' },
      threads: { type: 'string' },
    })
    const game = gameOf(values.game)
    if (findGame(game.id) === undefined) throw new CliError(`${game.id} has no bots of its own to calibrate`)
    const level = values.bots ?? '2'
    if (!isLevel(level)) throw new CliError(`there is no bot ${level} (there are ${LEVELS.join(', ')})`)
    const check = values.check === true
    const plain = values.plain === true || knowledgeOf(game).mind === null
    const games = wholeNumber('games', values.games, 1000, 10, 1_000_000)
    const threads = wholeNumber('threads', values.threads, 2, 1, 64)
    const numbers =
      values.players === undefined
        ? Array.from({ length: game.seats.max - 1 }, (_, more) => 2 + more)
        : [playersOf(game, values.players, 2)]
    let sound = true
    for (const players of numbers) {
      const told: Told = {
        game: game.id,
        players,
        level,
        seed: values.seed ?? (check ? 'check' : 'fit'),
        iterations: wholeNumber('iterations', values.iterations, 24, 1, 100_000),
        plain,
      }
      const series = told.seed.split(',')
      let glimpses: Glimpse[] = []
      for (const seed of series)
        glimpses = [...glimpses, ...(await tellAll({ ...told, seed }, games, threads))]
      if (!check) keep(told, games * series.length, glimpses)
      sound = report(told, games * series.length, glimpses) && sound
    }
    return check && !sound ? 1 : 0
  },
}

/** What was told in all the games, in their order. */
async function tellAll(told: Told, games: number, threads: number): Promise<Glimpse[]> {
  const byGame: Glimpse[][] = []
  const indices = Array.from({ length: games }, (_, index) => index)
  const worker = new URL('../calibrate/worker.ts', import.meta.url)
  type Answer = { readonly index: number; readonly glimpses: Glimpse[] }
  await playAll<Answer>(worker, told, indices, threads, ({ index, glimpses }) => {
    byGame[index] = glimpses
  })
  return byGame.flat()
}

function keep(
  { game, players, level, seed, iterations, plain }: Told,
  games: number,
  glimpses: Glimpse[],
): void {
  const file = readCalibration(game)
  const which = plain ? 'plain' : 'mind'
  const made = `${games} games between bots of level ${level}, ${iterations} iterations, seed ${seed}`
  writeCalibration({
    ...file,
    made: { ...file.made, [which]: { ...file.made[which], [players]: made } },
    [which]: { ...file[which], [players]: fitCalibration(glimpses) },
  })
}

/** Says how what was told came true; false if a tenth is off. */
function report({ game, players, plain }: Told, games: number, glimpses: Glimpse[]): boolean {
  const calibration = readCalibration(game)[plain ? 'plain' : 'mind'][players]
  if (calibration === undefined)
    throw new CliError(
      `there is no calibration of ${game} for ${players} players${plain ? '' : ' with its mind'}`,
    )
  const bins = binsOf(calibration, glimpses)
  const wrong = bins.filter(isOff)
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7)
  say(
    `${game}, ${players} players, ${plain ? 'without a mind' : 'with its mind'}, ${games} games, ${glimpses.length} times told; ` +
      `surprise ${surpriseOf(calibration, glimpses).toFixed(3)} of ${Math.log(players).toFixed(3)}`,
  )
  for (const bin of bins)
    say(
      `  ${(100 * bin.from).toFixed(0).padStart(3)}–${(100 * bin.from + 10).toFixed(0).padEnd(3)} ` +
        `told ${percent(bin.told)}, came ${percent(bin.came)}, ${bin.count} times${isOff(bin) ? '  off' : ''}`,
    )
  return wrong.length === 0
}

function isOff({ count, told, came }: Bin): boolean {
  return count >= FEWEST && Math.abs(told - came) > TOLERANCE
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
