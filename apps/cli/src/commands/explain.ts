import type { Person } from '@entrepot/words'
import { explain, type Explanation } from '@entrepot/bots'
import { entriesOf, openRecord, sittingAfter, withEntries, type Seat } from '@entrepot/kernel'
import { orRefused, readArgs, wholeNumber } from '../args.ts'
import { readGameFile } from '../game-file.ts'
import type { Command } from '../help.ts'
import { wordsOf, type Words } from '../play/words.ts'
import { playedBy } from '../rules.ts'

/** Pieces of advice that are told. */
const TOLD = 8

export const explainCommand: Command = {
  name: 'explain',
  summary: 'tell the chances and the best commands at a position of an exported game',
  help: `entrepot explain FILE: tell the chances and the best commands at a position of an exported game, as a seat can know them

  --at N            after N commands (default: at the end)
  --seat N          for this seat (default: the one that decides)
  --iterations N    how many ways to go on are tried (default 1000)
  --seconds S       at most so long
  --json            print one JSON object: iterations, chances, points, best`,

  async run(args) {
    const { values, positionals } = readArgs(args, {
      at: { type: 'string' },
      seat: { type: 'string' },
      iterations: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean' },
    })
    const file = readGameFile(positionals[0])
    const { game, knowledge } = await playedBy(file)
    const at = wholeNumber('at', values.at, file.log.length, 0, file.log.length)
    const history = orRefused('cannot play it again', 1, () =>
      withEntries(openRecord(game, file), entriesOf(file.log)),
    )
    const { state } = sittingAfter(history, at)
    const seat: Seat = wholeNumber('seat', values.seat, game.deciders(state)[0] ?? 0, 0, file.seats - 1)
    const view = game.view(state, seat)
    const found = await explain(
      { game, knowledge, view, seat },
      {
        iterations: wholeNumber('iterations', values.iterations, 1000, 1, 10_000_000),
        ...(values.seconds === undefined
          ? {}
          : { millis: 1000 * Number(values.seconds), now: () => performance.now() }),
      },
    )
    process.stdout.write(
      values.json ? `${JSON.stringify(found)}\n` : textOf(found, view, seat, await wordsOf(game.id, 'en')),
    )
    return 0
  },
}

function textOf(
  { iterations, chances, points, best }: Explanation,
  view: object,
  seat: Seat,
  words: Words,
): string {
  const nameOf = (other: Seat): string => `seat ${other}`
  const personOf = (other: Seat): Person => ({ name: nameOf(other), isYou: other === seat, isBot: false })
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  return [
    `${iterations} ways to go on, as seat ${seat} can tell`,
    ...chances.map((chance, other) => {
      const parts = Object.entries(points[other] ?? {}).map(([name, part]) => `${name} ${part.toFixed(0)}`)
      const total = Object.values(points[other] ?? {}).reduce((sum, part) => sum + part, 0)
      return `  ${nameOf(other)} wins ${percent(chance)}, ${total.toFixed(0)} points: ${parts.join(', ')}`
    }),
    ...best.slice(0, TOLD).map(({ command, value, points: expected, visits, line }) => {
      const then =
        line.length > 1
          ? `, then ${line
              .slice(1)
              .map(({ type }) => type)
              .join(', ')}`
          : ''
      return `  ${percent(value).padStart(7)}, ${expected.toFixed(0)} points, tried ${visits} times: ${words.command(command, { view, seat, personOf })}${then}`
    }),
    '',
  ].join('\n')
}
