import {
  begin,
  fastRng,
  play,
  type BaseCommand,
  type BaseState,
  type Game,
  type Match,
  type Seat,
} from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { playerWith } from '../levels.ts'
import { findPuzzle, type Found, type Refused } from './finding.ts'
import type { PuzzleIdeas } from './ideas.ts'
import { endOfTurn } from './task.ts'

/** A puzzle that was found in a game: after how many commands, in which round, and for whom. */
export interface FoundAt extends Found {
  readonly at: number
  readonly round: number
  readonly seat: Seat
}

/** What was found in one game. */
export interface Harvest {
  readonly game: string
  readonly version: string
  readonly seats: number
  readonly seed: string
  readonly bots: readonly string[]
  /** How many moments were looked at, and how many of them are no puzzles, by why. */
  readonly moments: number
  readonly refused: { readonly [why in Refused]?: number }
  readonly puzzles: readonly FoundAt[]
  /** The commands of the game up to its last puzzle, each with its seat. */
  readonly log: readonly (readonly [Seat, BaseCommand])[]
}

/** Numbers of players in the order of the games: two play most often. */
const SEATS = [2, 3, 2, 4, 2, 3]
/** In every so manieth game one of them is a Master. */
const MASTER_EVERY = 4

/** Who plays the game of this number in a series. */
function botsOf(game: Game, number: number): string[] {
  const seats = Math.min(game.seats.max, SEATS[number % SEATS.length])
  const master = number % MASTER_EVERY === 0 ? (number / MASTER_EVERY) % seats : -1
  return Array.from({ length: seats }, (_, seat) => (seat === master ? '4' : '3'))
}

/** A game that was found decided so often by everybody is not worth being played on. */
const ENOUGH = 2
/** So much they think about a decision, a third of Strong's own measure: what counts is many sensible games. */
const ITERATIONS = 150

/** Plays the game of this number in a series and looks at the beginning of every turn. */
export function harvest(
  game: Game,
  knowledge: Knowledge,
  ideas: PuzzleIdeas,
  series: string,
  number: number,
): Harvest {
  const bots = botsOf(game, number)
  const seed = `${series}/${number}`
  const seated = bots.map((level) => playerWith(knowledge, game, level, { iterations: ITERATIONS }))
  const rng = fastRng(`${seed}/bots`)
  const refused: { [why in Refused]?: number } = {}
  const puzzles: FoundAt[] = []
  /** By seat: whether the turn that it has begun is over; null where it has begun none. */
  const over: (((state: BaseState) => boolean) | null)[] = bots.map(() => null)
  let moments = 0
  let match: Match<BaseState, BaseCommand> = begin(game, {}, bots.length, seed)

  /** By seat: the round in which its game was found decided, and how often. */
  const decided = bots.map(() => ({ round: 0, times: 0 }))

  function look(seat: Seat, view: object): void {
    const round = game.round(match.state)
    if (round < ideas.from || decided[seat].round === round) return
    const types = new Set(game.legal(match.state, seat).map(({ type }) => type))
    for (const task of tasksAmong(ideas, types)) {
      if (decided[seat].round === round) return
      moments++
      const found = findPuzzle({ game, knowledge, ideas, view, seat, task, players: bots.length })
      if (found === 'decided') decided[seat] = { round, times: decided[seat].times + 1 }
      if (typeof found === 'string') refused[found] = (refused[found] ?? 0) + 1
      else if (!puzzles.some((other) => isSame(other, { ...found, round, seat })))
        puzzles.push({ ...found, at: match.record.log.length, round, seat })
    }
  }

  for (let [seat] = game.deciders(match.state); seat !== undefined; [seat] = game.deciders(match.state)) {
    const view = game.view(match.state, seat)
    if (over[seat] === null) look(seat, view)
    if (decided.every(({ times }) => times >= ENOUGH)) break
    over[seat] ??= endOfTurn({ game, heuristics: knowledge.heuristics, seat }, match.state)
    match = play(game, match, seat, seated[seat].choose(view, seat, rng))
    if (over[seat]?.(match.state) === true) over[seat] = null
  }
  const log = match.record.log.slice(0, puzzles.at(-1)?.at ?? 0)
  return {
    game: game.id,
    version: game.version,
    seats: bots.length,
    seed,
    bots,
    moments,
    refused,
    puzzles,
    log: log.map(({ seat, command }) => [seat, command]),
  }
}

/** What may be asked of a turn that can begin with commands of these types. */
function tasksAmong({ tasks }: PuzzleIdeas, types: ReadonlySet<string>): (string | null)[] {
  if (tasks === undefined) return [null]
  return Object.keys(tasks).filter((task) => tasks[task].some((type) => types.has(type)))
}

type Sameness = Pick<FoundAt, 'round' | 'seat' | 'task' | 'idea'>

/** Who puts a turn off meets the same puzzle again. */
function isSame(one: Sameness, other: Sameness): boolean {
  return (
    one.round === other.round && one.seat === other.seat && one.task === other.task && one.idea === other.idea
  )
}
