import { entriesOf, hashState, matchOf, openRecord, withEntries } from '@entrepot/kernel'
import { isLanguage, LANGUAGES } from '@entrepot/words'
import { orRefused, readArgs, wholeNumber } from '../args.ts'
import { CliError } from '../cli-error.ts'
import { readGameFile } from '../game-file.ts'
import type { Command } from '../help.ts'
import { resultText } from '../result.ts'
import { rulesOf } from '../rules.ts'
import { toldLog } from '../play/told-log.ts'

export const replayCommand: Command = {
  name: 'replay',
  summary: 'play an exported game again and show what happened',
  help: `entrepot replay FILE: play an exported game again and show what happened

  --to N            stop after N commands
  --language L      the language in which it is told, turn by turn, of: ${LANGUAGES.join(', ')} (default: en)
  --seat N          as this seat reads it, from 0 (default: as a spectator)
  --raw             print commands and events as they are stored instead
  --json            print one JSON object: outcome, rounds, decisions, hash, and the state there`,

  async run(args) {
    const { values, positionals } = readArgs(args, {
      to: { type: 'string' },
      json: { type: 'boolean' },
      raw: { type: 'boolean' },
      language: { type: 'string' },
      seat: { type: 'string' },
    })
    const file = readGameFile(positionals[0])
    const game = await rulesOf(file)
    const { language = 'en' } = values
    if (!isLanguage(language))
      throw new CliError(`there is no language ${language} (there are ${LANGUAGES.join(', ')})`)
    const length = wholeNumber('to', values.to, file.log.length, 0, file.log.length)
    let history = orRefused('cannot start', 1, () => openRecord(game, file))
    for (const entry of entriesOf(file.log.slice(0, length))) {
      history = orRefused(`command ${entry.number} of ${positionals[0]}`, 1, () =>
        withEntries(history, [entry]),
      )
      if (!values.raw) continue
      const { number, seat, command, told } = history.lines.at(-1) as (typeof history.lines)[number]
      process.stdout.write(`${number}. seat ${seat}: ${JSON.stringify(command)}\n`)
      for (const { event } of told) process.stdout.write(`    ${JSON.stringify(event)}\n`)
    }
    const match = matchOf(history)
    if (!values.json) {
      const reader = values.seat === undefined ? null : wholeNumber('seat', values.seat, 0, 0, file.seats - 1)
      const told = values.raw ? [] : await toldLog(history, file, language, reader)
      for (const line of told) process.stdout.write(`${line}\n`)
      process.stdout.write(`\n${resultText(game, match)}`)
      return 0
    }
    const { state, record } = match
    const result = { outcome: game.outcome(state), rounds: game.round(state), decisions: record.log.length }
    process.stdout.write(`${JSON.stringify({ ...result, hash: hashState(state), state })}\n`)
    return 0
  },
}
