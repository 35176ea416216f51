// Whether the analysis of a game finds what was played badly, and lets pass what was played well.
//
//   node apps/cli/proof/planted-blunders.ts [--games 50] [--from 1] [--level 3]      about two minutes a game on one core
//
// Master plays every seat of games of two, three and four players. In each game, from a random moment on, the first decision
// at which a legal command would cost as much as a mistake is made by the worst of them instead. The analysis, which is told
// nothing, must have that turn among the three most costly of the game in 90 % of the games, and must call at most 5 % of
// Master's own turns mistakes.

import { parseArgs } from 'node:util'
import { judge, judgeTurn, playerWith, stakeAmong, turnsOf, type JudgedTurn, type Knowledge } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import {
  begin,
  fastRng,
  historyOf,
  play,
  unit,
  type BaseCommand,
  type FastRng,
  type Game,
  type GameRecord,
  type Seat,
} from '@entrepot/kernel'
import { DEPTHS } from '../src/analysis-depths.ts'
import { gameOf } from '../src/games.ts'

const GAMES = ['mombasa', 'yokohama']
/** About how many decisions a player makes in a game. */
const DECISIONS: Readonly<Record<string, number>> = { mombasa: 140, yokohama: 60 }
/** Ways to go on by which a command is tried at first, and by which the worst of them is weighed again. */
const GLANCE = 64
const LOOK = 450
/** More commands than these are not tried: some decisions have hundreds. */
const MOST_TRIED = 24
/** What a planted command costs at least, in parts of what is at stake. */
const COSTLY = 0.08

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
    level: { type: 'string', default: '3' },
  },
})
const iterations = DEPTHS[values.level] ?? 450

interface Table {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly players: number
}

interface Planted {
  readonly position: number
  readonly seat: Seat
  readonly cost: number
}

/** The legal command that costs the most, and what it costs. */
async function worstAt(
  { game, knowledge }: Table,
  view: object,
  seat: Seat,
  legal: readonly BaseCommand[],
  rng: FastRng,
): Promise<{ readonly command: BaseCommand; readonly cost: number }> {
  const costOf = async (command: BaseCommand, tries: number): Promise<number> =>
    (await judgeTurn({ game, knowledge, seat }, [{ view, command }], { iterations: tries, seed: 'planting' })).lost
  const tried = legal.length <= MOST_TRIED ? legal : legal.filter(() => unit(rng) < MOST_TRIED / legal.length)
  let worst = { command: legal[0] as BaseCommand, cost: 0 }
  for (const command of tried) {
    const cost = await costOf(command, GLANCE)
    if (cost > worst.cost) worst = { command, cost }
  }
  return { ...worst, cost: worst.cost > 0 ? await costOf(worst.command, LOOK) : 0 }
}

/** A game of Masters with a planted blunder; `planted` is null where none was left to make. */
async function playedBadlyOnce(
  table: Table,
  seed: string,
): Promise<{ readonly record: GameRecord; readonly planted: Planted | null }> {
  const { game, knowledge, players } = table
  const rng = fastRng(`${seed}/masters`)
  const dice = fastRng(`${seed}/blunder`)
  const seats = Array.from({ length: players }, () => playerWith(knowledge, game, '4', {}))
  const moment = unit(dice) * 0.85 * players * (DECISIONS[game.id] ?? 100)
  let planted: Planted | null = null
  let match = begin(game, {}, players, seed)
  for (;;) {
    const [seat] = game.deciders(match.state)
    if (seat === undefined) return { record: match.record, planted }
    const view = game.view(match.state, seat)
    const position = match.record.log.length
    const legal = game.legal(match.state, seat)
    let command = seats[seat]?.choose(view, seat, rng) as BaseCommand
    if (planted === null && position >= moment && legal.length > 1) {
      const worst = await worstAt(table, view, seat, legal, dice)
      if (worst.cost >= COSTLY * stakeAmong(players)) {
        command = worst.command
        planted = { position, seat, cost: worst.cost }
      }
    }
    match = play(game, match, seat, command)
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const first = Number(values.from)
const total = { games: 0, found: 0, turns: 0, mistakes: 0 }

for (let number = first; number < first + Number(values.games); number++) {
  const game = gameOf(GAMES[number % GAMES.length])
  const table: Table = { game, knowledge: knowledgeOf(game), players: 2 + (Math.floor(number / GAMES.length) % 3) }
  const { record, planted } = await playedBadlyOnce(table, `blunder ${number}`)
  const history = historyOf(game, record)
  const judged: JudgedTurn[] = []
  for (const turn of turnsOf(history, table.knowledge)) judged.push(await judge(table, turn, { iterations }))
  const isPlanted = ({ seat, from, to }: JudgedTurn): boolean =>
    planted !== null && seat === planted.seat && from <= planted.position && planted.position < to
  const own = judged.filter((turn) => turn.decisions.length > 0 && !isPlanted(turn))
  const mistakes = own.filter(({ verdict }) => verdict === 'mistake').length
  const costly = judged.toSorted((a, b) => b.loss - a.loss)
  const place = costly.findIndex(isPlanted) + 1
  total.turns += own.length
  total.mistakes += mistakes
  if (planted !== null) {
    total.games++
    if (place <= 3 && (costly[place - 1]?.loss ?? 0) > 0) total.found++
  }
  const told =
    planted === null
      ? 'nothing to plant'
      : `planted at ${planted.position} for ${percent(planted.cost)}, found to cost ${percent(costly[place - 1]?.loss ?? 0)}, place ${place}`
  process.stdout.write(
    `${game.id} of ${table.players}, game ${number}: ${told}; ${mistakes} of ${own.length} turns of Master are mistakes; ` +
      `so far found ${total.found} of ${total.games}, mistakes ${percent(total.mistakes / total.turns)}\n`,
  )
}

const passed = total.found >= 0.9 * total.games && total.mistakes <= 0.05 * total.turns
process.stdout.write(
  `${passed ? 'passed' : 'failed'}: found ${total.found} of ${total.games} planted blunders, ` +
    `${total.mistakes} of ${total.turns} turns of Master called mistakes (${percent(total.mistakes / total.turns)})\n`,
)
process.exitCode = passed ? 0 : 1
