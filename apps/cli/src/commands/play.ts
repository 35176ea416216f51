import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { isLevel, LEVELS } from '@entrepot/bots'
import type { BaseCommand, BaseEvent, Seat } from '@entrepot/kernel'
import type { TextInput } from '@entrepot/telling'
import { isLanguage, LANGUAGES, type Person } from '@entrepot/words'
import { orRefused, playersOf, readArgs, tableOptions, wholeNumber } from '../args.ts'
import { CliError } from '../cli-error.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import { wrapped } from '../play/chapters.ts'
import { Table } from '../play/table.ts'
import { wordsOf, type Words } from '../play/words.ts'
import { resultText } from '../result.ts'

export const playCommand: Command = {
  name: 'play',
  summary: 'play against bots in the terminal',
  help: `entrepot play: play against bots in the terminal

  --game ID         which game
  --players N       how many seats (default 2)
  --bots L          the level of the bots, of: ${LEVELS.join(', ')} (default 2)
  --seat N          your seat, from 0 (default 0)
  --seed S          any text or number (default: a new one)
  --options JSON    table options, such as '{"name":true}'
  --language L      in which language, of: ${LANGUAGES.join(', ')} (default en)`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      bots: { type: 'string' },
      seat: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      language: { type: 'string' },
    })
    const game = gameOf(values.game)
    const players = playersOf(game, values.players, 2)
    const seat = wholeNumber('seat', values.seat, 0, 0, players - 1)
    const level = values.bots ?? '2'
    if (!isLevel(level)) throw new CliError(`there is no bot ${level} (there are ${LEVELS.join(', ')})`)
    const language = values.language ?? 'en'
    if (!isLanguage(language))
      throw new CliError(`there is no language ${language} (there are ${LANGUAGES.join(', ')})`)
    const seed = values.seed ?? randomBytes(32).toString('hex')
    const table = orRefused(
      'cannot start',
      2,
      () => new Table(game, tableOptions(values.options), players, seat, level, seed),
    )
    const words = await wordsOf(game.id, language)
    const { terminal } = words
    say(`${terminal.begins(words.name, players, seed)} ${terminal.seats(seat, words.botsOf(level))}`)
    say(terminal.keys)
    const finished = await playOut(table, words)
    say(`\n${resultText(game, table.match)}`)
    return finished ? 0 : 1
  },
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function sayWrapped(text: string, indent?: string, hanging?: string): void {
  for (const line of wrapped(text, indent, hanging)) say(line)
}

/** Plays until the game is over or the person leaves; true if it is over. */
async function playOut(table: Table, words: Words): Promise<boolean> {
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  const answers = input[Symbol.asyncIterator]()
  try {
    while (!table.over) {
      const choices = table.choices()
      if (choices.length === 0) {
        const turn = table.letBotsDecide()
        if (turn !== null) tell(table, turn.by, turn.events, words)
      } else if (choices.length === 1) {
        say(words.terminal.onlyChoice(words.command(choices[0] as BaseCommand, seen(table, words))))
        tell(table, table.person, table.choose(choices[0] as BaseCommand), words)
      } else {
        offer(table, choices, words)
        const answer = await answers.next()
        if (answer.done === true || !act(table, choices, answer.value.trim(), words)) return false
      }
    }
    return true
  } finally {
    input.close()
  }
}

function offer(table: Table, choices: readonly BaseCommand[], words: Words): void {
  const sight = seen(table, words)
  say('')
  for (const line of words.decision(sight, choices)) sayWrapped(line, '', '')
  for (const [index, command] of choices.entries())
    sayWrapped(`${String(index + 1).padStart(3)}  ${words.command(command, sight)}`, '', '     ')
  process.stdout.write('> ')
}

/** Does what the person typed; false to leave. */
function act(table: Table, choices: readonly BaseCommand[], answer: string, words: Words): boolean {
  const [key = '', rest = ''] = answer.split(/\s+/)
  const { terminal } = words
  const chosen = choices[Number(key) - 1]
  if (chosen !== undefined) tell(table, table.person, table.choose(chosen), words)
  else if (key === 'v') show(words.table(seen(table, words)), rest, words)
  else if (key === 's') say(resultText(table.game, table.match))
  else if (key === 'u') say(table.takeBack() ? terminal.takenBack : terminal.nothingToTakeBack)
  else if (key === 'r') say(words.rule(rest) ?? terminal.noRule(rest))
  else if (key === 'q') return false
  else say(terminal.keys)
  return true
}

function tell(table: Table, by: Seat, events: readonly BaseEvent[], words: Words): void {
  const { personOf } = seen(table, words)
  for (const line of words.news(events, by, personOf)) sayWrapped(line, '  ')
}

/** What the person sees, and what the seats are called. */
function seen({ view, person }: Table, { terminal }: Words): TextInput {
  const personOf = (seat: Seat): Person => ({
    name: seat === person ? terminal.player : terminal.bot(seat),
    isYou: seat === person,
    isBot: seat !== person,
  })
  return { view, seat: person, personOf }
}

/** The whole table, or one part of it. */
function show(parts: readonly string[], which: string, { terminal }: Words): void {
  const wanted = which === '' ? parts : parts.slice(Number(which) - 1, Number(which))
  if (wanted.length === 0) say(terminal.parts(parts.length))
  for (const part of wanted) say(`\n${part}`)
}
