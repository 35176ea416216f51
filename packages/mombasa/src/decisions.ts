import {
  because,
  decisionOf,
  decisionTable,
  reasonIn,
  runForced,
  topFrame,
  type Reason,
  type Seat,
} from '@entrepot/kernel'
import { choice, discard, tier } from './bonus.ts'
import { bookkeeper } from './bookkeeping.ts'
import { place, points } from './books.ts'
import type { Command } from './commands.ts'
import type { CommonDecision, FrameView } from './decision.ts'
import type { Event, Say } from './events.ts'
import { collect, enter } from './expansion.ts'
import { goods } from './goods.ts'
import { buy } from './market.ts'
import { planning } from './planning.ts'
import { post, remove, returning } from './posts.ts'
import { unknown } from './reason.ts'
import { begin, tiles } from './setup.ts'
import type { Frame, State } from './state.ts'
import { advance, steps, tracks } from './tracks.ts'
import { finish, pile, turn } from './turn.ts'

/** Every kind of decision, from the chapter that it belongs to. */
const DECISIONS = decisionTable<State, Frame, Command, Event, FrameView>({
  turn,
  goods,
  steps,
  enter,
  post,
  collect,
  return: returning,
  remove,
  bookkeeper,
  points,
  advance,
  tracks,
  buy,
  discard,
  tier,
  choice,
  place,
  pile,
  finish,
  begin,
})

/** The decisions that all make at the same time. */
const COMMON = { tiles, planning }

const COMMAND_TYPES = new Set(
  [...DECISIONS.values(), ...Object.values(COMMON)].flatMap(({ refuse }) => Object.keys(refuse)),
)

/** What all decide while nothing is pending; undefined when the game is over. */
function commonKind({ phase }: State): keyof typeof COMMON | undefined {
  return phase === 'tiles' || phase === 'planning' ? phase : undefined
}

/** All who have not yet chosen or planned; else the one to whom the top frame belongs. */
export function deciders(state: State): Seat[] {
  if (state.frames.length > 0) return [state.frames[state.frames.length - 1].seat]
  const seats: Seat[] = []
  const kind = commonKind(state)
  if (kind === undefined) return seats
  for (let seat = 0; seat < state.seats; seat++) if (COMMON[kind].isOpen(state, seat)) seats.push(seat)
  return seats
}

export function legal(state: State, seat: Seat): Command[] {
  const out: Command[] = []
  if (!(seat >= 0 && seat < state.seats)) return out
  const frame = topFrame(state)
  if (frame !== undefined) {
    if (frame.seat === seat) decisionOf(DECISIONS, frame).list(state, frame, out)
    return out
  }
  const kind = commonKind(state)
  if (kind !== undefined) COMMON[kind].list(state, seat, out)
  return out
}

export function step(state: State, seat: Seat, command: Command, emit: Say): void {
  const frame = topFrame(state)
  if (frame !== undefined) decisionOf(DECISIONS, frame).apply(state, frame, command, emit)
  else {
    const kind = commonKind(state)
    if (kind !== undefined) COMMON[kind].apply(state, seat, command, emit)
  }
  settle(state, emit)
}

/** Goes on until somebody has a choice. */
export function settle(state: State, emit: Say): void {
  runForced(DECISIONS, state, emit)
}

/** Why a command that is not listed is refused: the rule that forbids it, with what a sentence about it needs. */
export function refuse(state: State, seat: Seat, command: Command): Reason {
  if (!COMMAND_TYPES.has(command.type)) return unknown(command)
  const frame = topFrame(state)
  if (frame !== undefined) {
    const { rule, refuse: reasons } = decisionOf(DECISIONS, frame)
    return reasonIn(reasons, state, frame, command) ?? outOfPlace(rule, frame.kind, command)
  }
  const kind = commonKind(state) ?? 'planning'
  const { rule, refuse: reasons }: CommonDecision = COMMON[kind]
  return reasonIn(reasons, state, seat, command) ?? outOfPlace(rule, kind, command)
}

function outOfPlace(rule: string, decision: string, { type }: Command): Reason {
  return because(rule, { decision, type })
}

/** What is pending, as the view shows it. */
export function showFrames(frames: readonly Frame[]): FrameView[] {
  return frames.map((frame) => decisionOf(DECISIONS, frame).show(frame))
}

/** What is pending, as the view tells it. */
export function readFrames(shown: readonly FrameView[]): Frame[] {
  return shown.map((frame) => decisionOf(DECISIONS, frame).read(frame))
}
