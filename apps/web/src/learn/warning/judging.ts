import { verdictOf, type Decided, type TurnJudgement } from '@entrepot/bots'
import type { BaseCommand, Game, GameRecord, Seat } from '@entrepot/kernel'
import type { Insight } from '../../insight/insight.ts'
import type { TableSession } from '../../session/session.ts'
import type { TableState } from '../../table/controller/state.ts'

/** Nobody waits longer than this for a judgement. */
export const PATIENCE = 700
/** So long the bots look for something better; comparing what they found takes about as long besides. */
const MILLIS = 300
const ITERATIONS = 2000

interface Limits {
  readonly millis?: number
  readonly iterations: number
}

/** What would have been better than a turn that throws away much. */
export interface Mistake {
  /** How many of a hundred games it costs. */
  readonly games: number
  /** What was seen where the turn went wrong, and what to do instead. */
  readonly view: object
  readonly line: readonly BaseCommand[]
}

/** The turn with what is to be confirmed, each decision with what was seen before it. */
export async function turnOf(
  session: TableSession,
  { now, world }: Pick<TableState, 'now' | 'world'>,
  commands: readonly BaseCommand[],
): Promise<Decided[]> {
  const { seat, game } = session
  if (seat === null || world === null) return []
  const { log } = JSON.parse(await session.file()) as Pick<GameRecord, 'log'>
  const played: Decided[] = []
  for (let position = now.position - now.undoable; position < now.position; position++) {
    const before = await session.at(position)
    const entry = log[position]
    if (before !== null && entry?.seat === seat) played.push({ view: before.view, command: entry.command })
  }
  return [...played, ...decidedFrom(game, world, seat, commands)]
}

function decidedFrom(
  game: Game,
  world: NonNullable<TableState['world']>,
  seat: Seat,
  commands: readonly BaseCommand[],
): Decided[] {
  let state = world
  return commands.map((command) => {
    const view = game.view(state, seat)
    state = game.apply(state, seat, command).state
    return { view, command }
  })
}

/** Asks the bots about a turn; null where it is no mistake, or nothing surely better was found. */
export async function mistakeIn(
  insight: Insight,
  { gameId, game, seat, seats }: Pick<TableSession, 'gameId' | 'game' | 'seat' | 'seats'>,
  turn: readonly Decided[],
  signal?: AbortSignal,
  limits: Limits = { millis: MILLIS, iterations: ITERATIONS },
): Promise<Mistake | null> {
  if (seat === null || turn.length === 0) return null
  const question = { game: gameId, version: game.version, seat, turn, ...limits }
  return readMistake(await insight.judge(question, signal), turn, seats.length)
}

/** What a judgement says of a turn, in the terms of the analysis. */
function readMistake(
  { lost, stretches }: TurnJudgement,
  turn: readonly Decided[],
  players: number,
): Mistake | null {
  const worst = stretches.toSorted((a, b) => b.bestValue - b.value - (a.bestValue - a.value))[0]
  if (worst === undefined || verdictOf(lost, players) !== 'mistake') return null
  const earlier = stretches.slice(0, stretches.indexOf(worst)).flatMap(({ played }) => played)
  const from = turn[earlier.length + worst.departs]
  return from === undefined
    ? null
    : { games: Math.round(100 * lost), view: from.view, line: worst.best.slice(worst.departs) }
}

/** Wakes the bots, so that they are there when they are asked. */
export function wake(insight: Insight, { gameId, game, seat }: TableSession, view: object): void {
  if (seat === null) return
  insight.explain({ game: gameId, version: game.version, seat, view, iterations: 1 }).catch(() => {})
}
