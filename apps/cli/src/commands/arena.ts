import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FORMER, LEVELS } from '@entrepot/bots'
import { knownBot, playersOf, readArgs, wholeNumber } from '../args.ts'
import type { Contest, PlayedContest } from '../arena/contest.ts'
import { entrantOf } from '../arena/entrant.ts'
import { pairingsOf, type Tournament } from '../arena/fixture.ts'
import { playAll } from '../arena/hall.ts'
import { openLedger } from '../arena/ledger.ts'
import { reportOf, reportText, standingsText } from '../arena/report.ts'
import { standingsOf } from '../arena/standings.ts'
import { wilson } from '../arena/statistics.ts'
import { CliError } from '../cli-error.ts'
import { gameOf } from '../games.ts'
import type { Game } from '@entrepot/kernel'
import type { Command } from '../help.ts'

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'measure how strong bots are against each other',
  help: `entrepot arena: measure how strong bots are against each other

  --game ID         which game
  --players N       how many seats (default 2)
  --bots A,B,…      one bot A among bots B; of more than two, every pair. Of: ${[...LEVELS, ...FORMER].join(', ')}, with a
                    character such as 3-ledger, a module such as ./mine.ts, any program such as ./mine or "python3 mine.py"
                    (docs/bots.md says what a program is told and answers)
  --games N         how many games for each pair (default 100); each seed is played once from every seat
  --seed S          names the series (default 1)
  --clock           bots think by the clock; without it, for a fixed number of iterations
  --limit MS        what a program has for each answer (default 10000); who is silent for longer has lost the game
  --threads N       games at a time (default 2)
  --out FILE        keep the results in a file, a game a line
  --resume          continue the series in that file
  --keep DIR        keep every game in a file of its own, for replay and explain
  --json            print one JSON object instead of tables`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      bots: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      clock: { type: 'boolean' },
      limit: { type: 'string' },
      threads: { type: 'string' },
      out: { type: 'string' },
      resume: { type: 'boolean' },
      keep: { type: 'string' },
      json: { type: 'boolean' },
    })
    const game = gameOf(values.game)
    const tournament: Tournament = {
      game: game.id,
      players: playersOf(game, values.players, 2),
      bots: entrantsOf(game, values.bots),
      seed: values.seed ?? '1',
      clock: values.clock ?? false,
      limit: wholeNumber('limit', values.limit, 10_000, 1, 3_600_000),
    }
    const pairings = pairingsOf(tournament)
    const games = pairings.length * wholeNumber('games', values.games, 100, 1, 1_000_000)
    const threads = wholeNumber('threads', values.threads, 2, 1, 64)
    const ledger = openLedger(values.out, values.resume ?? false, tournament)
    const contests = ledger.played.filter(({ index }) => index < games)
    const done = new Set(contests.map(({ index }) => index))
    const open = Array.from({ length: games }, (_, index) => index).filter((index) => !done.has(index))
    const worker = new URL('../arena/worker.ts', import.meta.url)
    if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true })
    await playAll<PlayedContest>(worker, tournament, open, threads, ({ contest, file }) => {
      contests.push(contest)
      ledger.write(contest)
      if (values.keep !== undefined)
        writeFileSync(join(values.keep, `${contest.index}.json`), `${JSON.stringify(file)}\n`)
      showProgress(contests, games, pairings.length)
    })
    const reports = pairings.map((pairing) => reportOf(tournament, pairing, contests))
    const [only] = reports
    if (reports.length === 1 && only !== undefined) {
      process.stdout.write(values.json ? `${JSON.stringify(only)}\n` : reportText(only))
      return 0
    }
    const standings = standingsOf(tournament.bots, tournament.players, contests)
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ standings, pairings: reports })}\n`
        : `${reports.map(reportText).join('')}${standingsText(standings)}`,
    )
    return 0
  },
}

function entrantsOf(game: Game, text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((name) => name.trim())
  if (names.length < 2) throw new CliError('--bots names two bots or more, such as 3,2')
  if (new Set(names).size < names.length && names.length > 2) throw new CliError('--bots names a bot twice')
  for (const name of names) {
    const { command } = entrantOf(name)
    if (command === null && !FORMER.some((former) => former === name)) knownBot(game, name)
  }
  return names
}

function showProgress(contests: readonly Contest[], games: number, pairings: number): void {
  if (!process.stderr.isTTY) return
  const played = contests.length
  const { middle } = wilson(
    contests.reduce((sum, { won }) => sum + won, 0),
    played,
  )
  const bar = '#'.repeat(Math.round((30 * played) / games)).padEnd(30, '.')
  const won = pairings === 1 ? `, ${(100 * middle).toFixed(1)} % won` : ''
  process.stderr.write(`\r[${bar}] ${played} of ${games} games${won}${played === games ? '\n' : ''}`)
}
