import { FORMER, isContestant, LEVELS } from '@entrepot/bots'
import { playersOf, readArgs, wholeNumber } from '../args.ts'
import type { Contest } from '../arena/contest.ts'
import type { Tournament } from '../arena/fixture.ts'
import { playAll } from '../arena/hall.ts'
import { openLedger } from '../arena/ledger.ts'
import { reportOf, reportText } from '../arena/report.ts'
import { wilson } from '../arena/statistics.ts'
import { CliError } from '../cli-error.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'measure how strong bots are against each other',
  help: `entrepot arena: measure how strong bots are against each other

  --game ID         which game
  --players N       how many seats (default 2)
  --bots A,B        one bot A among bots B, of: ${[...LEVELS, ...FORMER].join(', ')}
  --games N         how many games (default 100); each seed is played once from every seat
  --seed S          names the series (default 1)
  --clock           bots think by the clock; without it, for a fixed number of iterations
  --threads N       games at a time (default 2)
  --out FILE        keep the results in a file, a game a line
  --resume          continue the series in that file
  --json            print one JSON object instead of a table`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      bots: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      clock: { type: 'boolean' },
      threads: { type: 'string' },
      out: { type: 'string' },
      resume: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    const game = gameOf(values.game)
    const [focal, field] = sidesOf(values.bots)
    const tournament: Tournament = {
      game: game.id,
      players: playersOf(game, values.players, 2),
      focal,
      field,
      seed: values.seed ?? '1',
      clock: values.clock ?? false,
    }
    const games = wholeNumber('games', values.games, 100, 1, 1_000_000)
    const threads = wholeNumber('threads', values.threads, 2, 1, 64)
    const ledger = openLedger(values.out, values.resume ?? false, tournament)
    const contests = ledger.played.filter(({ index }) => index < games)
    const done = new Set(contests.map(({ index }) => index))
    const open = Array.from({ length: games }, (_, index) => index).filter((index) => !done.has(index))
    const worker = new URL('../arena/worker.ts', import.meta.url)
    await playAll<Contest>(worker, tournament, open, threads, (contest) => {
      contests.push(contest)
      ledger.write(contest)
      showProgress(contests, games)
    })
    const report = reportOf(tournament, contests)
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : reportText(report))
    return 0
  },
}

function sidesOf(text: string | undefined): [string, string] {
  const names = (text ?? '').split(',')
  const [focal, field] = names
  if (names.length !== 2 || focal === undefined || field === undefined)
    throw new CliError('--bots names two bots, such as 3,2')
  for (const name of names)
    if (!isContestant(name))
      throw new CliError(`there is no bot ${name} (there are ${[...LEVELS, ...FORMER].join(', ')})`)
  return [focal, field]
}

function showProgress(contests: readonly Contest[], games: number): void {
  if (!process.stderr.isTTY) return
  const played = contests.length
  const { middle } = wilson(
    contests.reduce((sum, { won }) => sum + won, 0),
    played,
  )
  const bar = '#'.repeat(Math.round((30 * played) / games)).padEnd(30, '.')
  process.stderr.write(
    `\r[${bar}] ${played} of ${games} games, ${(100 * middle).toFixed(1)} % won${played === games ? '\n' : ''}`,
  )
}
