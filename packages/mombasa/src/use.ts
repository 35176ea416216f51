import { because, type Reason, type Seat } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import { SLOTS } from './components/board.ts'
import { CARD_FACE, CARD_KIND, CARDS } from './components/cards.ts'
import { TILE, TILES } from './components/spaces.ts'
import type { Say } from './events.ts'
import { unknown } from './reason.ts'
import type { Frame, State } from './state.ts'
import { faceUpCard, hasTile, tiledSlot } from './totals.ts'

/** The slot of an own card; -1 if it lies in none. */
export function slotOf(state: State, seat: Seat, card: number): number {
  for (let slot = 0; slot < SLOTS.size; slot++)
    if (state.slots[seat * SLOTS.size + slot] === card) return slot
  return -1
}

/** Whether a card that looks and counts the same lies face up further left, not yet in use: then that one is offered. */
export function hasTwinBefore(state: State, seat: Seat, slot: number): boolean {
  const face = CARD_FACE[state.slots[seat * SLOTS.size + slot]]
  const tiled = tiledSlot(state, seat)
  if (tiled === slot) return false
  for (let other = 0; other < slot; other++) {
    if ((state.inUse >> other) & 1 || other === tiled) continue
    const twin = faceUpCard(state, seat, other)
    if (twin >= 0 && CARD_FACE[twin] === face) return true
  }
  return false
}

/** Lists the face-up cards and tiles of a kind, from a table of commands by card and tile. */
export function listUsable(
  state: State,
  seat: Seat,
  kind: number,
  table: readonly Command[],
  out: Command[],
): void {
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card >= 0 && CARD_KIND[card] === kind && !hasTwinBefore(state, seat, slot)) out.push(table[card])
  }
  for (let tile = 0; tile < TILES.size; tile++) {
    if (hasTile(state, seat, tile) && TILE[tile].kind === kind) out.push(table[CARDS.size + tile])
  }
}

/** The turn becomes the action with this card or tile; it stays face up until the action is done (M4.3). */
export function startUsing(state: State, seat: Seat, id: string, emit: Say): void {
  const card = CARDS.find(id)
  const bit = card >= 0 ? slotOf(state, seat, card) : SLOTS.size + TILES.find(id)
  startAction(state)
  state.inUse |= 1 << bit
  if (emit) emit({ type: 'cardInUse', seat, card: id })
}

/** The decision about the turn is made; what remains is to finish it. */
export function startAction(state: State): void {
  state.frames[state.frames.length - 1].kind = 'finish'
}

/** Why a card or tile cannot be used: not face up in the own action area (M4.5), or not of the kind asked for. */
export function refuseCard(
  rule: string,
): (state: State, frame: Frame, command: Command & { readonly card: string }) => Reason {
  return (state, { seat }, command) => {
    const card = CARDS.find(command.card)
    const tile = TILES.find(command.card)
    if (card < 0 && tile < 0) return unknown(command)
    const slot = card < 0 ? -1 : slotOf(state, seat, card)
    const faceUp =
      slot >= 0 ? faceUpCard(state, seat, slot) === card : tile >= 0 && hasTile(state, seat, tile)
    return because(faceUp ? rule : 'M4.5', { card: command.card })
  }
}
