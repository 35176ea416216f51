import { hashState, play, begin, type BaseCommand, type BaseState, type Match } from '@entrepot/kernel'
import { orRefused, readArgs, wholeNumber } from '../args.ts'
import { readGameFile } from '../game-file.ts'
import { rulesOf } from '../games.ts'
import type { Command } from '../help.ts'
import { resultText } from '../result.ts'

export const replayCommand: Command = {
  name: 'replay',
  summary: 'play an exported game again and show what happened',
  help: `entrepot replay FILE: play an exported game again and show what happened

  --to N            stop after N commands
  --json            print one JSON object: outcome, rounds, decisions, hash, and the state there`,

  async run(args) {
    const { values, positionals } = readArgs(args, { to: { type: 'string' }, json: { type: 'boolean' } })
    const file = readGameFile(positionals[0])
    const game = await rulesOf(file)
    const length = wholeNumber('to', values.to, file.log.length, 0, file.log.length)
    let match: Match<BaseState, BaseCommand> = orRefused('cannot start', 1, () =>
      begin(game, file.options, file.seats, file.seed),
    )
    for (const [index, { seat, command }] of file.log.slice(0, length).entries()) {
      const { events, ...next } = orRefused(`command ${index + 1} of ${positionals[0]}`, 1, () =>
        play(game, match, seat, command),
      )
      match = next
      if (values.json) continue
      process.stdout.write(`${index + 1}. seat ${seat}: ${JSON.stringify(command)}\n`)
      for (const { event } of events) process.stdout.write(`    ${JSON.stringify(event)}\n`)
    }
    if (!values.json) {
      process.stdout.write(`\n${resultText(game, match)}`)
      return 0
    }
    const { state, record } = match
    const result = { outcome: game.outcome(state), rounds: game.round(state), decisions: record.log.length }
    process.stdout.write(`${JSON.stringify({ ...result, hash: hashState(state), state })}\n`)
    return 0
  },
}
