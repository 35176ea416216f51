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
import { building, fivePower, recovery } from './area.ts'
import { church, customs, gifts } from './boards.ts'
import { chinatown } from './chinatown.ts'
import type { Command } from './commands.ts'
import type { Event, Say } from './events.ts'
import { after, notBetweenSteps } from './extras.ts'
import type { FrameView } from './decision.ts'
import { anyGood, deploy } from './gains.ts'
import { laboratory } from './laboratories.ts'
import { movement, recall } from './movement.ts'
import { placement, placements } from './placement.ts'
import { port } from './ports.ts'
import { isChoosing, orderChoice } from './setup.ts'
import type { Frame, State } from './state.ts'
import { station } from './technologies.ts'
import { passTurn } from './turn.ts'
import { listUses, refuseUse, use } from './uses.ts'
import { warehouse } from './warehouse.ts'

/** Every kind of decision, from the chapter that it belongs to. */
const DECISIONS = decisionTable<State, Frame, Command, Event, FrameView>({
  placement,
  movement,
  recall,
  after,
  port,
  laboratory,
  church,
  gifts,
  customs,
  fivePower,
  building,
  recovery,
  warehouse,
  chinatown,
  anyGood,
  deploy,
  station,
})

/** Who must decide now: those who have not chosen an order at set-up, then whose turn it is; nobody after the end. */
export function deciders(state: State): Seat[] {
  const frame = topFrame(state)
  if (frame !== undefined) return [frame.seat]
  const seats: Seat[] = []
  if (state.over) return seats
  for (let seat = 0; seat < state.seats; seat++) if (orderChoice.isOpen(state, seat)) seats.push(seat)
  return seats
}

export function legal(state: State, seat: Seat): Command[] {
  const frame = topFrame(state)
  if (frame !== undefined) return frame.seat === seat ? listAll(state, frame) : []
  const out: Command[] = []
  if (seat >= 0 && seat < state.seats && isChoosing(state)) orderChoice.list(state, seat, out)
  return out
}

function listAll(state: State, frame: Frame): Command[] {
  let out: Command[] = []
  if (frame.kind === 'placement') out = placements(state, frame)
  else decisionOf(DECISIONS, frame).list(state, frame, out)
  listUses(state, frame, out)
  return out
}

export function step(state: State, seat: Seat, command: Command, emit: Say): void {
  const frame = topFrame(state)
  if (frame === undefined) {
    orderChoice.apply(state, seat, command, emit)
    if (isChoosing(state)) return
  } else if (command.type === 'use') use(state, frame.seat, command.technology, emit)
  else decisionOf(DECISIONS, frame).apply(state, frame, command, emit)
  goOn(state, emit)
}

/** What is forced is done, and the turn passes on, until somebody has a choice or the game is over. */
function goOn(state: State, emit: Say): void {
  for (;;) {
    runForced(DECISIONS, state, emit, listUses)
    if (state.frames.length > 0 || state.over) return
    passTurn(state, emit)
  }
}

/** Why a command that is not listed is refused: the rule that forbids it, and the figures for the sentence about it. */
export function refuse(state: State, seat: Seat, command: Command): Reason {
  const frame = topFrame(state)
  if (frame === undefined) {
    const { rule, refuse: reasons } = orderChoice
    const reason = reasonIn(reasons, state, seat, command)
    return reason ?? because(rule, { reason: 'the orders are still being chosen' })
  }
  return reasonIn(decisionOf(DECISIONS, frame).refuse, state, frame, command) ?? outOfPlace(frame, command)
}

/** The commands that have their place in some step. */
const COMMANDS_OF_STEPS = new Set([...DECISIONS.values()].flatMap((kind) => Object.keys(kind.refuse)))

function outOfPlace(frame: Frame, command: Command): Reason {
  const step = frame.kind
  switch (command.type) {
    case 'keep':
    case 'rechoose':
      return because('Y2.7', { reason: 'all have chosen' })
    case 'agent':
    case 'achieve':
    case 'fulfil':
      return notBetweenSteps(frame)
    case 'use':
      return refuseUse(command)
    case 'end':
      return because('Y3.3', { step })
    case 'pass':
    case 'done':
      return because('Y1.7', { step })
    default:
      if (!COMMANDS_OF_STEPS.has(command.type)) return because('K.command', { reason: 'unknown command' })
      return because('Y3.2', { step, command: command.type })
  }
}

/** What the view shows of a pending decision. */
export function showFrame(frame: Frame): FrameView {
  return decisionOf(DECISIONS, frame).show(frame)
}

/** The frame that is shown like this. */
export function readFrame(shown: FrameView): Frame {
  return decisionOf(DECISIONS, shown).read(shown)
}
