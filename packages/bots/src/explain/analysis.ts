import { sittingAfter, type BaseCommand, type Game, type History, type Seat } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { judgeTurn, type Decided, type Thinking } from './explain.ts'
import type { PointsBetween } from './sums.ts'

/** A decision of a turn, and the position of the log at which it was made. */
export interface Placed extends Decided {
  readonly position: number
}

/** What a seat did in one turn; where all plan at the same time, one plan. */
export interface Turn {
  readonly seat: Seat
  /** Positions of the log: before its first command and after its last. */
  readonly from: number
  readonly to: number
  /** Its decisions with more than one way to go on. */
  readonly decisions: readonly Placed[]
}

/** The turns of a finished game, in the order in which they began. */
export function turnsOf(history: History, { heuristics }: Knowledge): Turn[] {
  const { game } = history.sitting
  const turns: (Omit<Turn, 'to' | 'decisions'> & { to: number; turn: number; decisions: Placed[] })[] = []
  for (const { number, seat, command } of history.lines) {
    const own = sittingAfter(history, number - 1).own[seat]
    const turn = heuristics.turn(own)
    let current = turns.findLast((earlier) => earlier.seat === seat)
    // In the midst of a turn it has no number; what comes after others have acted is no longer part of it.
    const goesOn = current?.turn === turn || (turn < 0 && current?.to === number - 1)
    if (current === undefined || !goesOn)
      turns.push((current = { seat, turn, from: number - 1, to: number, decisions: [] }))
    current.to = number
    if (game.legal(own, seat).length > 1)
      current.decisions.push({ view: game.view(own, seat), command, position: number - 1 })
  }
  return turns
}

/** How well a turn was played, by what its seat could know. */
export type Verdict = 'best' | 'good' | 'dubious' | 'mistake'

export interface JudgedTurn extends Turn {
  /** The seat's chance to win with the best that was found, and with what it did. */
  readonly winBefore: number
  readonly winAfter: number
  /** The chance that its choice cost, apart from all luck: 0 … 1. */
  readonly loss: number
  readonly verdict: Verdict
  /** Null where nothing surely was better. */
  readonly better: BetterLine | null
}

/** What would have been better than a turn: from which position on, how, and what it brings. */
export interface BetterLine {
  readonly position: number
  readonly line: readonly BaseCommand[]
  readonly brings: PointsBetween
}

/** Losses in two-player games from which on a turn is called so; among more players less is at stake (`stakeAmong`). */
const DUBIOUS = 0.04
const MISTAKE = 0.08
const GOOD = 0.01

/** How widely chances spread among so many players, in parts of what they do between two. */
export function stakeAmong(players: number): number {
  return 2 * Math.sqrt((1 / players) * (1 - 1 / players))
}

/** What a turn is called that has cost so much of the chance to win. */
export function verdictOf(loss: number, players: number): Verdict {
  const stake = loss / stakeAmong(players)
  if (stake >= MISTAKE) return 'mistake'
  if (stake >= DUBIOUS) return 'dubious'
  return stake >= GOOD ? 'good' : 'best'
}

/** Judges one turn. What is forced loses nothing. */
export async function judge(
  { game, knowledge, players }: { game: Game; knowledge: Knowledge; players: number },
  turn: Turn,
  thinking: Thinking,
): Promise<JudgedTurn> {
  const { seat, decisions } = turn
  const { before, after, lost, stretches } = await judgeTurn({ game, knowledge, seat }, decisions, thinking)
  let at = 0
  let worst = 0
  let better: JudgedTurn['better'] = null
  for (const { played, best, departs, value, bestValue, brings } of stretches) {
    if (lost > 0 && bestValue - value > worst) {
      worst = bestValue - value
      better = { position: decisions[at + departs].position, line: best.slice(departs), brings }
    }
    at += played.length
  }
  return {
    ...turn,
    winBefore: before,
    winAfter: after,
    loss: lost,
    verdict: verdictOf(lost, players),
    better,
  }
}

/** How near to the best a seat played, in per cent; forced turns do not count. Null where it had no choice. */
export function accuracyOf(turns: readonly JudgedTurn[], seat: Seat, players: number): number | null {
  const own = turns.filter((turn) => turn.seat === seat && turn.decisions.length > 0)
  return accuracyAmong(
    own.map(({ loss }) => loss),
    players,
  )
}

/** The same of the losses of turns that had a choice. */
export function accuracyAmong(losses: readonly number[], players: number): number | null {
  if (losses.length === 0) return null
  const parts = losses.map((loss) => nearness(loss, players))
  return parts.reduce((sum, part) => sum + part, 0) / parts.length
}

/** How near to the best a loss is, in per cent: 100 for nothing lost; half of it is gone at a loss of 15 points. */
export function nearness(loss: number, players: number): number {
  const points = (100 * loss) / stakeAmong(players)
  return Math.max(0, Math.min(100, 103.17 * Math.exp(-0.0435 * points) - 3.17))
}
