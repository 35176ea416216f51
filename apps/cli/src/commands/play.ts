import { createInterface } from 'node:readline/promises'
import { isLevel, levelName, LEVELS } from '@entrepot/bots'
import type { BaseCommand, BaseEvent } from '@entrepot/kernel'
import { orRefused, playersOf, readArgs, tableOptions, wholeNumber } from '../args.ts'
import { CliError } from '../cli-error.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import { viewText } from '../play/screen.ts'
import { Table } from '../play/table.ts'
import { wordsOf, type Words } from '../play/words.ts'
import { resultText } from '../result.ts'

const KEYS = 'a number: do that · v: the table · s: the scores · u: take back · r ID: a rule · q: leave'

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

In the game: ${KEYS}`,

  async run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      bots: { type: 'string' },
      seat: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
    })
    const game = gameOf(values.game)
    const players = playersOf(game, values.players, 2)
    const seat = wholeNumber('seat', values.seat, 0, 0, players - 1)
    const level = values.bots ?? '2'
    if (!isLevel(level)) throw new CliError(`there is no bot ${level} (there are ${LEVELS.join(', ')})`)
    const seed = values.seed ?? String(Date.now())
    const table = orRefused(
      'cannot start',
      2,
      () => new Table(game, tableOptions(values.options), players, seat, level, seed),
    )
    say(
      `${game.id}, ${players} players, seed ${seed}. You are seat ${seat}; the others are ${levelName(game.id, level, 'en')}.`,
    )
    say(KEYS)
    const finished = await playOut(table, wordsOf(game.id))
    say(`\n${resultText(game, table.match)}`)
    return finished ? 0 : 1
  },
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Plays until the game is over or the person leaves; true if it is over. */
async function playOut(table: Table, words: Words): Promise<boolean> {
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  const answers = input[Symbol.asyncIterator]()
  try {
    while (!table.over) {
      const choices = table.choices()
      if (choices.length === 0) tell(table, table.letBotDecide() ?? [], words)
      else if (choices.length === 1) {
        say(`(only choice) ${words.command(choices[0] as BaseCommand)}`)
        tell(table, table.choose(choices[0] as BaseCommand), words)
      } else {
        offer(choices, words)
        const answer = await answers.next()
        if (answer.done === true || !act(table, choices, answer.value.trim(), words)) return false
      }
    }
    return true
  } finally {
    input.close()
  }
}

function offer(choices: readonly BaseCommand[], words: Words): void {
  say('')
  for (const [index, command] of choices.entries())
    say(`${String(index + 1).padStart(3)}  ${words.command(command)}`)
  process.stdout.write('> ')
}

/** Does what the person typed; false to leave. */
function act(table: Table, choices: readonly BaseCommand[], answer: string, words: Words): boolean {
  const [key = '', rest = ''] = answer.split(/\s+/)
  const chosen = choices[Number(key) - 1]
  if (chosen !== undefined) tell(table, table.choose(chosen), words)
  else if (key === 'v') say(viewText(table.view, words))
  else if (key === 's') say(resultText(table.game, table.match))
  else if (key === 'u') say(table.takeBack() ? 'Taken back.' : 'There is nothing that can be taken back.')
  else if (key === 'r') say(words.rule(rest) ?? `There is no rule ${rest}.`)
  else if (key === 'q') return false
  else say(KEYS)
  return true
}

function tell(table: Table, events: readonly BaseEvent[], words: Words): void {
  const who = (seat: number): string => (seat === table.person ? 'You' : `Bot ${seat}`)
  for (const event of events) say(`  ${words.event(event, who)}`)
}
