import type { Seat } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import { NONE } from './components/components.ts'
import type { Say } from './events.ts'
import { applyFrame, listFrame, settle } from './flow.ts'
import { applyChoice, isChoosing, listChoice } from './setup.ts'
import type { State } from './state.ts'

/** Who must decide now: those who have not chosen an order at set-up, then whose turn it is; nobody after the end. */
export function deciders(state: State): Seat[] {
  if (state.frames.length > 0) return [state.frames[state.frames.length - 1].seat]
  const seats: Seat[] = []
  if (state.over) return seats
  for (let seat = 0; seat < state.seats; seat++) if (state.kept[seat] === NONE) seats.push(seat)
  return seats
}

export function legal(state: State, seat: Seat): Command[] {
  const out: Command[] = []
  if (!(seat >= 0 && seat < state.seats)) return out
  if (state.frames.length > 0) {
    const frame = state.frames[state.frames.length - 1]
    if (frame.seat === seat) listFrame(state, frame, out)
  } else if (isChoosing(state)) listChoice(state, seat, out)
  return out
}

export function step(state: State, seat: Seat, command: Command, emit: Say): void {
  if (state.frames.length > 0) applyFrame(state, state.frames[state.frames.length - 1], command, emit)
  else {
    applyChoice(state, seat, command, emit)
    if (isChoosing(state)) return
  }
  settle(state, emit)
}
