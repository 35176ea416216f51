// Whether the analysis of a game finds what was played badly, and lets pass what was played well.
//
//   node apps/cli/proof/planted-blunders.ts [--games 50] [--from 1] [--only GAME] [--level 3]
//
// About two minutes a game on one core; games alternate, and with --only those of the other are left out.
//
// Master plays every seat of games of two, three and four players. In each game, from a random moment on, the first decision
// whose worst command is a blunder is made by that command instead: one that costs 12 points of a hundred in a game of two,
// by a look three times as deep as the analysis and in other worlds, although Master makes the best of it afterwards. Once the
// turn is over it is weighed so again: where Master has made it good, nothing is planted yet, and a later decision is tried.
// The analysis, which is told nothing, must have the turn among the three most costly of the game in 90 % of the games, and
// must call at most 5 % of Master's own turns mistakes.

import { parseArgs } from 'node:util'
import {
  judge,
  judgeTurn,
  playerWith,
  stakeAmong,
  turnsOf,
  type JudgedTurn,
  type Knowledge,
} from '@entrepot/bots'
import { DEPTHS } from '@entrepot/bots/depths'
import { knowledgeOf } from '@entrepot/bots/players'
import {
  begin,
  fastRng,
  historyOf,
  play,
  unit,
  type BaseCommand,
  type BaseState,
  type FastRng,
  type Game,
  type GameRecord,
  type Seat,
} from '@entrepot/kernel'
import { gameOf } from '../src/games.ts'

const GAMES = ['mombasa', 'yokohama']
/** About how many decisions a player makes in a game. */
const DECISIONS: Readonly<Record<string, number>> = { mombasa: 140, yokohama: 60 }
/** Ways to go on by which a command is tried at first, and by which the worst of them is weighed again. */
const GLANCE = 64
const LOOK = 2500
/** More commands than these are not tried: some decisions have hundreds. */
const MOST_TRIED = 24
/** What a planted command costs at least, in parts of what is at stake; what costs less than half of it at first is let be. */
const BLUNDER = 0.12
/** Ways to go on that are tried to play a turn to its end. */
const QUICKLY = 200

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
    only: { type: 'string' },
    level: { type: 'string', default: '3' },
  },
})
const iterations = DEPTHS[values.level] ?? DEPTHS['3']

interface Table {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly players: number
}

interface Planted {
  readonly position: number
  readonly seat: Seat
  /** The number of its turn. */
  readonly turn: number
  /** What the turn has cost as it was played; null until it is over. */
  readonly cost: number | null
}

/** Everything that a seat has done in the turn under way. */
type Turn = { readonly view: object; readonly command: BaseCommand }[]

/** Plays on as Master would, quickly, until the turn of the seat is over. */
function turnPlayedOut(
  { game, knowledge }: Table,
  from: BaseState,
  seat: Seat,
  begun: Turn,
  command: BaseCommand,
): Turn {
  const { heuristics } = knowledge
  const turn = heuristics.turn(from)
  const player = playerWith(knowledge, game, '4', { iterations: QUICKLY })
  const rng = fastRng('played out')
  const decisions = [...begun]
  let state = from
  for (let next = command; ;) {
    decisions.push({ view: game.view(state, seat), command: next })
    state = game.apply(state, seat, next).state
    const now = heuristics.turn(state)
    if (!game.deciders(state).includes(seat) || (now >= 0 && now !== turn)) return decisions
    next = player.choose(game.view(state, seat), seat, rng)
  }
}

/**
 * The legal command that costs the most, and what the turn loses by it even if the rest of it is played well: what a search
 * seldom tries it thinks too little of, so what looks bad at a glance is weighed again in worlds of its own.
 */
async function worstAt(
  table: Table,
  state: BaseState,
  seat: Seat,
  begun: Turn,
  rng: FastRng,
): Promise<{ readonly command: BaseCommand; readonly cost: number } | null> {
  const { game, knowledge } = table
  const view = game.view(state, seat)
  const legal = game.legal(state, seat)
  const tried = legal.filter(() => unit(rng) < MOST_TRIED / legal.length)
  let worst: { command: BaseCommand; cost: number } | null = null
  for (const command of tried) {
    const thinking = { iterations: GLANCE, seed: 'glance' }
    const { lost } = await judgeTurn({ game, knowledge, seat }, [{ view, command }], thinking)
    if (lost > (worst?.cost ?? 0)) worst = { command, cost: lost }
  }
  if (worst === null || worst.cost < (BLUNDER / 2) * stakeAmong(table.players)) return null
  const turn = turnPlayedOut(table, state, seat, begun, worst.command)
  return { command: worst.command, cost: await costOf(table, seat, turn) }
}

/** What a turn costs by a deep look in worlds of its own. */
async function costOf({ game, knowledge }: Table, seat: Seat, turn: Turn): Promise<number> {
  const { lost } = await judgeTurn({ game, knowledge, seat }, turn, { iterations: LOOK, seed: 'weighing' })
  return lost
}

const weighed = (planted: Planted, cost: number): Planted => ({ ...planted, cost })

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
  const blunder = BLUNDER * stakeAmong(players)
  /** By seat: the turn under way, and its number. */
  const begun = seats.map(() => ({ number: -1, turn: [] as Turn }))
  let last: Seat | null = null
  let planted: Planted | null = null
  let match = begin(game, {}, players, seed)
  for (;;) {
    const [seat] = game.deciders(match.state)
    const number = knowledge.heuristics.turn(match.state)
    if (
      planted !== null &&
      planted.cost === null &&
      (seat === undefined || (number >= 0 && number !== planted.turn))
    ) {
      const cost = await costOf(table, planted.seat, begun[planted.seat]?.turn ?? [])
      planted = cost < blunder ? null : weighed(planted, cost)
    }
    if (seat === undefined) return { record: match.record, planted }
    const view = game.view(match.state, seat)
    const goesOn = begun[seat]?.number === number || (number < 0 && last === seat)
    if (!goesOn) begun[seat] = { number, turn: [] }
    const own = begun[seat]?.turn ?? []
    const position = match.record.log.length
    let command = seats[seat]?.choose(view, seat, rng) as BaseCommand
    if (planted === null && position >= moment && game.legal(match.state, seat).length > 1) {
      const worst = await worstAt(table, match.state, seat, own, dice)
      if (worst !== null && worst.cost >= blunder) {
        command = worst.command
        planted = { position, seat, turn: number, cost: null }
      }
    }
    if (game.legal(match.state, seat).length > 1) own.push({ view, command })
    last = seat
    match = play(game, match, seat, command)
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const first = Number(values.from)
const total = { games: 0, found: 0, turns: 0, mistakes: 0 }

for (let number = first; number < first + Number(values.games); number++) {
  const game = gameOf(GAMES[number % GAMES.length])
  if (values.only !== undefined && values.only !== game.id) continue
  const table: Table = {
    game,
    knowledge: knowledgeOf(game),
    players: 2 + (Math.floor(number / GAMES.length) % 3),
  }
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
      : `planted at ${planted.position} for ${percent(planted.cost ?? 0)}, found to cost ${percent(costly[place - 1]?.loss ?? 0)}, place ${place}`
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
