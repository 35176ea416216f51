import { fastRng, sittingAfter, type BaseState, type Game, type History, type Seat } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import type { Turn } from './analysis.ts'
import { appraiserOf } from './appraiser.ts'
import { calibrated, calibrationFor } from './calibration.ts'

type Line = History['lines'][number]

/** So often a draw is made anew. */
const REDRAWS = 64

/** What a command told beside what it did: what was drawn, or what all had planned in secret. */
export type Told = 'draw' | 'plans'

/** What the commands of a turn told, if anything; that the game is over is told by its result. */
export function toldIn(history: History, knowledge: Knowledge, turn: Turn): Told | null {
  const told = linesOf(history, turn).map((line) => toldBy(history, knowledge, line))
  return told.find((what) => what === 'draw') ?? told.find((what) => what !== null) ?? null
}

/**
 * By seat: how the draws of a turn changed its chance to win, against what was to be expected of them; all seats together
 * gain nothing. What a command changed is compared with what it changes in worlds that its seat could not have told from
 * this one. Positions are judged as they stand: playing on would bring in more chance than there is in most draws.
 */
export function luckIn(history: History, knowledge: Knowledge, turn: Turn): number[] {
  const luck = new Array<number>(history.record.seats).fill(0)
  for (const line of linesOf(history, turn)) {
    if (toldBy(history, knowledge, line) !== 'draw') continue
    const { state } = sittingAfter(history, line.number - 1)
    const drawn = luckOfDraw(history.sitting.game, knowledge, state, line)
    for (const [seat, chance] of drawn.entries()) luck[seat] += chance
  }
  return luck
}

/** The same of one command that draws. */
export function luckOfDraw(
  game: Game,
  knowledge: Knowledge,
  before: BaseState,
  { seat, number, command }: Pick<Line, 'seat' | 'number' | 'command'>,
): number[] {
  const change = changeBy(game, knowledge, before)
  const rng = fastRng(`luck ${number}`)
  const came = change(game.clone(before), seat, command)
  const expected = came.map(() => 0)
  const view = game.view(before, seat)
  for (let time = 0; time < REDRAWS; time++) {
    const changed = change(game.resample(view, seat, rng), seat, command)
    for (const [own, chance] of changed.entries()) expected[own] += chance / REDRAWS
  }
  return came.map((chance, own) => chance - expected[own])
}

/** Tells how a command changes everybody's chance in a world, which is used up by it. */
function changeBy(
  game: Game,
  knowledge: Knowledge,
  like: BaseState,
): (world: BaseState, seat: Seat, command: Line['command']) => number[] {
  const players = knowledge.heuristics.seats(like)
  const round = game.round(like)
  const calibration = calibrationFor(knowledge, players)
  const appraiser = appraiserOf(game, knowledge, like)
  const unread = new Float64Array(appraiser.chances.length)
  const chancesIn = (world: BaseState): number[] => {
    if (game.deciders(world).length === 0) appraiser.close(world)
    else appraiser.judge(world, unread)
    return calibrated(calibration, [...appraiser.chances.subarray(0, players)], round)
  }
  return (world, seat, command) => {
    const before = chancesIn(world)
    game.step(world, seat, command, null)
    return chancesIn(world).map((chance, own) => chance - before[own])
  }
}

function linesOf({ lines }: History, { seat, from, to }: Turn): Line[] {
  return lines.filter((line) => line.seat === seat && from < line.number && line.number <= to)
}

function toldBy(history: History, { heuristics }: Knowledge, { number, barrier }: Line): Told | null {
  if (!barrier) return null
  const { game } = history.sitting
  const before = sittingAfter(history, number - 1).state
  const after = sittingAfter(history, number).state
  if (after.revealed === before.revealed || game.deciders(after).length === 0) return null
  return heuristics.secret(before) ? 'plans' : 'draw'
}
