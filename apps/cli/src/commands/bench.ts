import { bench, type BenchFigures } from '@entrepot/kernel/testkit'
import { playersOf, readArgs, secondsOf } from '../args.ts'
import { gameOf, registeredGames } from '../games.ts'
import type { Command } from '../help.ts'

export const benchCommand: Command = {
  name: 'bench',
  summary: 'measure the speed of a game on one core',
  help: `entrepot bench: measure the speed of a game on one core by random play

  --game ID         which game (default: all, one after another)
  --players N       how many seats (default: the most)
  --seconds S       how long to measure each game (default 10)
  --json            print one JSON object (with --game)`,

  run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean' },
    })
    const ids = values.game === undefined && !values.json ? registeredGames() : [values.game]
    for (const id of ids) {
      const game = gameOf(id)
      const figures = bench(
        game,
        playersOf(game, values.players, game.seats.max),
        secondsOf(values.seconds, 10),
      )
      process.stdout.write(values.json ? `${JSON.stringify(figures)}\n` : benchText(figures))
    }
    return 0
  },
}

function benchText(figures: BenchFigures): string {
  return [
    `${figures.game}, ${figures.players} players, random play in place on one core`,
    `  ${figures.decisionsPerSecond} decisions/s, ${figures.playoutsPerSecond} whole games/s`,
    `  ${figures.decisionsPerGame} decisions a game, ${figures.branchingMean} options on average, ${figures.branchingMax} at most`,
    `  copy of a mid-game state ${figures.cloneMicros} µs, apply with all views ${figures.applyWithViewsMicros} µs`,
    `  state ${figures.stateBytes} bytes as JSON`,
    '',
  ].join('\n')
}
