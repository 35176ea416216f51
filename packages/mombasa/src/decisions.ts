import type { Seat } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import type { Say } from './events.ts'
import { applyFrame, listFrame, settle } from './flow.ts'
import { applyPlanning, isPlanned, listPlanning } from './planning.ts'
import { applyTiles, listTiles } from './setup.ts'
import type { Frame, State } from './state.ts'

/** All who have not yet chosen or planned; else the one to whom the top frame belongs. */
export function deciders(state: State): Seat[] {
  if (state.frames.length > 0) return [state.frames[state.frames.length - 1].seat]
  const seats: Seat[] = []
  if (state.phase === 'over') return seats
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.phase === 'tiles' ? state.startTile[seat] < 0 : !isPlanned(state, seat)) seats.push(seat)
  }
  return seats
}

export function legal(state: State, seat: Seat): Command[] {
  const out: Command[] = []
  if (!(seat >= 0 && seat < state.seats)) return out
  if (state.frames.length > 0) {
    const top = state.frames[state.frames.length - 1]
    if (top.seat === seat) listFrame(state, top, out)
  } else if (state.phase === 'planning') listPlanning(state, seat, out)
  else if (state.phase === 'tiles') listTiles(state, seat, out)
  return out
}

export function step(state: State, seat: Seat, command: Command, emit: Say): void {
  if (state.frames.length > 0) {
    const top: Frame = state.frames[state.frames.length - 1]
    applyFrame(state, top, command, emit)
  } else if (state.phase === 'planning') applyPlanning(state, seat, command, emit)
  else applyTiles(state, seat, command, emit)
  settle(state, emit)
}
