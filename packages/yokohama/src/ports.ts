import { because, type Reason } from '@entrepot/kernel'
import { sizeOf } from './bits.ts'
import { DONE, PASS, TAKE, TAKE_FOR_IMPORT, TAKE_FOR_YEN } from './commands.ts'
import {
  AREAS,
  FREE_ORDERS,
  HAND_LIMIT,
  IMPORT,
  NONE,
  ORDER_IDS,
  ORDER_INDEX,
  PORT_IDS,
  PORT_SLOT_COUNT,
  PORT_SLOTS,
  SECOND_ORDER_IMPORTS,
  SECOND_ORDER_YEN,
  YEN,
} from './components/components.ts'
import { drawnCards, slideAndRefill } from './cards.ts'
import { checkPorts } from './ending.ts'
import type { Say } from './events.ts'
import { decision, fromSlots } from './decision.ts'
import { pay } from './purse.ts'
import { amountOf, ORDER_OPEN, type Frame, type State } from './state.ts'

export const port = decision({
  rule: 'Y8.2',
  list(state, frame, out) {
    const base = AREAS[frame.area].board * PORT_SLOTS
    const free = sizeOf(frame.set) < FREE_ORDERS
    const forYen = !free && amountOf(state, frame.seat, YEN) >= SECOND_ORDER_YEN
    const forImport = !free && amountOf(state, frame.seat, IMPORT) >= SECOND_ORDER_IMPORTS
    for (let slot = 0; slot < PORT_SLOTS; slot++) {
      if (!isWithinReach(state, frame, slot)) continue
      const order = state.ports[base + slot]
      if (free) out.push(TAKE[order])
      if (forYen) out.push(TAKE_FOR_YEN[order])
      if (forImport) out.push(TAKE_FOR_IMPORT[order])
    }
    out.push(frame.set === 0 ? PASS : DONE)
  },
  apply(state, frame, command, emit) {
    if (command.type !== 'take') return leavePort(state, frame, emit)
    const { seat, area } = frame
    const { board, id } = AREAS[area]
    const order = ORDER_INDEX.get(command.order) as number
    if (command.pay === 'yen') pay(state, seat, YEN, SECOND_ORDER_YEN, null, id, emit)
    if (command.pay === 'import') pay(state, seat, IMPORT, SECOND_ORDER_IMPORTS, null, id, emit)
    const slot = state.ports.indexOf(order)
    state.ports[slot] = NONE
    frame.set |= 1 << (slot - board * PORT_SLOTS)
    addToHand(state, seat, order)
    if (emit) emit({ type: 'orderTaken', seat, order: command.order, board: PORT_IDS[board] })
  },
  /** Nothing to choose: the action ends by itself. */
  run(state, frame, emit) {
    if (canTakeMore(state, frame)) return false
    leavePort(state, frame, emit)
    return true
  },
  refuse: { take: (state, frame, { order }) => refuseOrder(state, frame, ORDER_INDEX.get(order) ?? NONE) },
  ...fromSlots,
})

/** Y1.4: whether another order can be taken. */
function hasRoomForOrder(state: State, seat: number): boolean {
  return state.orderHand[(seat + 1) * HAND_LIMIT - 1] === NONE
}

function isWithinReach(state: State, frame: Frame, slot: number): boolean {
  const { board, reach } = AREAS[frame.area]
  return (reach[frame.power] & (1 << slot)) !== 0 && state.ports[board * PORT_SLOTS + slot] !== NONE
}

/** Whether there is still an order to take: the one free of charge, then one more (Y8.2). */
function canTakeMore(state: State, frame: Frame): boolean {
  if (sizeOf(frame.set) > FREE_ORDERS || !hasRoomForOrder(state, frame.seat)) return false
  for (let slot = 0; slot < PORT_SLOTS; slot++) if (isWithinReach(state, frame, slot)) return true
  return false
}

function refuseOrder(state: State, { area, power, set }: Frame, order: number): Reason {
  const { board, reach } = AREAS[area]
  const slot = state.ports.indexOf(order) - board * PORT_SLOTS
  if (order === NONE || slot < 0 || slot >= PORT_SLOT_COUNT[board])
    return because('Y8.2', { reason: 'not in this port' })
  if ((reach[power] & (1 << slot)) === 0) return because('Y8.2', { reason: 'out of reach', power })
  return because('Y8.2', { reason: set === 0 ? 'the first order is free' : 'a second order is paid for' })
}

/** Puts an order on the first free place of the hand. */
export function addToHand(state: State, seat: number, order: number): void {
  state.orderHand[state.orderHand.indexOf(NONE, seat * HAND_LIMIT)] = order
}

/** Y8.2: only now, with all cards taken, the board slides and is refilled. */
function leavePort(state: State, frame: Frame, emit: Say): void {
  frame.kind = 'fivePower'
  if (frame.set === 0) return
  const { board } = AREAS[frame.area]
  const base = board * PORT_SLOTS
  const count = PORT_SLOT_COUNT[board]
  const drawn = slideAndRefill(state.ports, base, count, state.orderDeck)
  if (drawn > 0) {
    state.revealed++
    for (let slot = 0; slot < count; slot++) {
      const order = state.ports[base + slot]
      if (order !== NONE) state.orders[order] = ORDER_OPEN
    }
  }
  if (emit) {
    const cards = drawnCards(state.ports, base, count, drawn, ORDER_IDS)
    emit({ type: 'refilled', board: PORT_IDS[board], cards })
  }
  checkPorts(state, frame.seat, emit)
}
