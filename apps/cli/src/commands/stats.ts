import { LEVELS } from '@entrepot/bots'
import { parseOptions } from '@entrepot/kernel'
import { botsOf, orRefused, playersOf, readArgs, tableOptions, wholeNumber } from '../args.ts'
import { playAll } from '../arena/hall.ts'
import { soundEdition } from '../editions.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import type { PlayedGame, Series } from '../stats/series.ts'
import { summaryOf } from '../stats/summary.ts'
import { summaryText } from '../stats/text.ts'

export const statsCommand: Command = {
  name: 'stats',
  summary: 'play many games between bots and tell how they went',
  help: `entrepot stats: play many games between bots and tell how they went

  --game ID         which game
  --players N       how many seats (default: as many as bots are named, else 2)
  --bots L,L,…      a bot for each seat in order, of: ${LEVELS.join(', ')}, or with a character, such as 3-ledger (one name: for all seats; default 2)
  --games N         how many games (default 20)
  --seed S          names the series (default 1); the same series has the same figures, on any number of threads
  --options JSON    table options, such as '{"name":true}'
  --edition FILE    other component figures
  --threads N       games at a time (default 2)
  --json            print one JSON object instead of tables: games, meanTotal, meanWinner, categories, rounds, endedBy,
                    winRateBySeat, and all other figures with means and quantiles

Seats are told in turn order: the first is the one that began.`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      bots: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      edition: { type: 'string' },
      threads: { type: 'string' },
      json: { type: 'boolean' },
    })
    const game = gameOf(values.game)
    const named = (values.bots ?? '2').split(',')
    const players = playersOf(game, values.players, Math.max(2, named.length))
    const series: Series = {
      game: game.id,
      players,
      bots: botsOf(game, named, players),
      options: orRefused('cannot start', 2, () => parseOptions(game.options, tableOptions(values.options))),
      edition: values.edition === undefined ? undefined : await soundEdition(values.edition, game.id),
      seed: values.seed ?? '1',
    }
    const games = wholeNumber('games', values.games, 20, 1, 1_000_000)
    const threads = wholeNumber('threads', values.threads, 2, 1, 64)
    const played: PlayedGame[] = []
    const worker = new URL('../stats/worker.ts', import.meta.url)
    const indices = Array.from({ length: games }, (_, index) => index)
    await playAll<PlayedGame>(worker, series, indices, threads, (one) => {
      played.push(one)
      if (process.stderr.isTTY)
        process.stderr.write(`\r${played.length} of ${games} games${played.length === games ? '\n' : ''}`)
    })
    const summary = summaryOf(series, played)
    process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryText(summary))
    return 0
  },
}
