import { accuracyOf, judge, turnsOf, type JudgedTurn, type Verdict } from '@entrepot/bots'
import { DEPTHS } from '@entrepot/bots/depths'
import {
  historyOf,
  sameJson,
  sittingAfter,
  type BaseState,
  type Game,
  type History,
  type Seat,
} from '@entrepot/kernel'
import type { Person } from '@entrepot/words'
import { orRefused, readArgs, wholeNumber } from '../args.ts'
import { CliError } from '../cli-error.ts'
import { readGameFile } from '../game-file.ts'
import type { Command } from '../help.ts'
import { wordsOf, type Words } from '../play/words.ts'
import { playedBy } from '../rules.ts'

export const analyseCommand: Command = {
  name: 'analyse',
  summary: 'tell how well every turn of a finished game was played',
  help: `entrepot analyse FILE: tell how well every turn of a finished game was played, by what its seat could know

  --level L         as deep as a bot of this level thinks: 2, 3 or 4 (default 3)
  --iterations N    or so many ways to go on for each decision
  --json            print one JSON object: seats (seat, accuracy) and turns (seat, from, to, winBefore, winAfter, loss,
                    verdict, better)`,

  async run(args) {
    const { values, positionals } = readArgs(args, {
      level: { type: 'string' },
      iterations: { type: 'string' },
      json: { type: 'boolean' },
    })
    const depth = DEPTHS[values.level ?? '3']
    if (depth === undefined) throw new CliError(`--level is ${values.level}; it must be 2, 3 or 4`)
    const iterations = wholeNumber('iterations', values.iterations, depth, 8, 10_000_000)
    const file = readGameFile(positionals[0])
    const { game, knowledge } = await playedBy(file)
    const history = orRefused('cannot play it again', 1, () => historyOf(game, file))
    if (game.outcome(history.sitting.state) === null)
      throw new CliError(`the game of ${positionals[0]} is not over: only a finished game is analysed`)
    const judged: JudgedTurn[] = []
    for (const turn of turnsOf(history, knowledge))
      judged.push(await judge({ game, knowledge, players: file.seats }, turn, { iterations }))
    const told = tellingOf(game, history, await wordsOf(game.id, 'en'))
    const seats = Array.from({ length: file.seats }, (_, seat) => ({
      seat,
      accuracy: accuracyOf(judged, seat, file.seats),
    }))
    const turns = judged.map((turn) => told(turn))
    process.stdout.write(values.json ? `${JSON.stringify({ seats, turns })}\n` : textOf(seats, turns))
    return 0
  },
}

/** A turn as it is told: fixed members, since other tools read them. */
interface ToldTurn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly winBefore: number
  readonly winAfter: number
  readonly loss: number
  readonly verdict: Verdict
  readonly better: string | null
}

function tellingOf(game: Game, history: History, words: Words): (turn: JudgedTurn) => ToldTurn {
  return ({ seat, from, to, winBefore, winAfter, loss, verdict, better }) => ({
    seat,
    from,
    to,
    winBefore: rounded(winBefore),
    winAfter: rounded(winAfter),
    loss: rounded(loss),
    verdict,
    better: better === null ? null : lineInWords(game, history, words, seat, better),
  })
}

/** The better line, as far as it can be followed at the table: what it would have drawn nobody knows. */
function lineInWords(
  game: Game,
  history: History,
  words: Words,
  seat: Seat,
  { position, line }: NonNullable<JudgedTurn['better']>,
): string {
  const personOf = (other: Seat): Person => ({ name: `seat ${other}`, isYou: other === seat, isBot: false })
  let state = sittingAfter(history, position).own[seat] as BaseState
  const steps: string[] = []
  for (const command of line) {
    const legal = game.deciders(state).includes(seat) ? game.legal(state, seat) : []
    if (!legal.some((other) => sameJson(other, command))) break
    steps.push(words.command(command, { view: game.view(state, seat), seat, personOf }))
    state = game.apply(state, seat, command).state
  }
  return steps.join('; ')
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}

function textOf(
  seats: readonly { readonly seat: Seat; readonly accuracy: number | null }[],
  turns: readonly ToldTurn[],
): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const costly = turns.filter(({ loss }) => loss > 0).toSorted((a, b) => b.loss - a.loss)
  return [
    ...seats.map(({ seat, accuracy }) => {
      const own = turns.filter((turn) => turn.seat === seat)
      const count = (verdict: Verdict): number => own.filter((turn) => turn.verdict === verdict).length
      const near = accuracy === null ? 'no choice' : `${accuracy.toFixed(1)} %`
      return `seat ${seat}: ${near}; ${own.length} turns, ${count('dubious')} dubious, ${count('mistake')} mistakes`
    }),
    '',
    ...turns.map(
      ({ seat, from, to, winBefore, loss, verdict, better }) =>
        `${from + 1}–${to} seat ${seat}: ${percent(winBefore)}, ${verdict}${loss > 0 ? `, lost ${percent(loss)}` : ''}${better === null ? '' : `; better: ${better}`}`,
    ),
    '',
    'most costly:',
    ...costly
      .slice(0, 3)
      .map(({ seat, from, to, loss }) => `  ${from + 1}–${to} seat ${seat}: ${percent(loss)}`),
    '',
  ].join('\n')
}
