import { writeFileSync } from 'node:fs'
import { LEVELS, playerWith, type Player } from '@entrepot/bots'
import {
  begin,
  exportGame,
  hashState,
  play,
  fastRng,
  type BaseCommand,
  type BaseState,
  type Game,
  type Match,
} from '@entrepot/kernel'
import { botsOf, orRefused, playersOf, readArgs, tableOptions } from '../args.ts'
import { soundEdition } from '../editions.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import { resultText } from '../result.ts'
import { playedWith } from '../rules.ts'

export const simCommand: Command = {
  name: 'sim',
  summary: 'play a whole game between bots',
  help: `entrepot sim: play a whole game between bots

  --game ID         which game
  --players N       how many seats (default: as many as bots are named, else the most)
  --seed S          any text or number (default 1); the same seed plays the same game
  --bots L,L,…      a bot for each seat in order, of: ${LEVELS.join(', ')}, or with a character, such as 3-ledger (one name: for all seats; default random)
  --options JSON    table options, such as '{"name":true}'
  --edition FILE    other component figures
  --out FILE        write the game to a file for replay and verify
  --json            print one JSON object: outcome, rounds, decisions, hash`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      options: { type: 'string' },
      edition: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
    })
    const edition = values.edition === undefined ? undefined : await soundEdition(values.edition, values.game)
    const { game, knowledge } = await playedWith(gameOf(values.game).id, edition)
    const named = (values.bots ?? 'random').split(',')
    const players = playersOf(game, values.players, named.length > 1 ? named.length : game.seats.max)
    const levels = botsOf(game, named, players)
    const seed = values.seed ?? '1'
    const seats = levels.map((level) => playerWith(knowledge, game, level, {}))
    const match = simulate(game, seats, () => begin(game, tableOptions(values.options), players, seed), seed)
    if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(exportGame(game, match))}\n`)
    process.stdout.write(
      values.json ? `${JSON.stringify(summary(game, match, levels))}\n` : resultText(game, match),
    )
    return 0
  },
}

function simulate(
  game: Game,
  players: readonly Player[],
  start: () => Match<BaseState, BaseCommand>,
  seed: string,
): Match<BaseState, BaseCommand> {
  const rng = fastRng(`${seed}/bots`)
  let match = orRefused('cannot start', 2, start)
  for (;;) {
    const [seat] = game.deciders(match.state)
    if (seat === undefined) return match
    const player = players[seat]
    if (player === undefined) throw new Error(`seat ${seat} decides and nobody sits there`)
    match = play(game, match, seat, player.choose(game.view(match.state, seat), seat, rng))
  }
}

function summary(game: Game, { record, state }: Match<BaseState, BaseCommand>, bots: readonly string[]) {
  return {
    game: game.id,
    version: game.version,
    players: record.seats,
    options: record.options,
    seed: record.seed,
    bots,
    outcome: game.outcome(state),
    rounds: game.round(state),
    decisions: record.log.length,
    hash: hashState(state),
  }
}
