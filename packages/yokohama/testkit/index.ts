import type { Subject } from '@entrepot/kernel/testkit'
import type { Seat } from '@entrepot/kernel'
import { ORDERS, ORDERS_DEALT, RESOURCE_COUNT } from '../src/components/components.ts'
import { yokohama } from '../src/index.ts'
import type { Command } from '../src/commands.ts'
import type { Event } from '../src/events.ts'
import { ORDER_HIDDEN, type Options, type State } from '../src/state.ts'
import type { View } from '../src/view.ts'
import { invariants } from './invariants.ts'
import { scramble } from './scramble.ts'

const PURSE = ['copper', 'silk', 'tea', 'fish', 'yen', 'import', 'vp'].map(
  (resource) => `players.*.${resource}`,
)

export const subject: Subject<State, Command, Event, View, Options> = {
  game: yokohama,
  options: [
    {},
    { agentCountsAsPower: true },
    { returnFromOneAreaOnly: true },
    { soleParticipantTakesBoth: true },
    { neutralAssistants: true },
    { ordersInHandAreHidden: true },
    {
      agentCountsAsPower: true,
      returnFromOneAreaOnly: true,
      soleParticipantTakesBoth: true,
      neutralAssistants: true,
      ordersInHandAreHidden: true,
    },
  ],
  scramble,
  covers: {
    orderChosen: ['players.*.chosen'],
    choiceReopened: ['players.*.chosen'],
    orderKept: [],
    gameBegan: ['players.*.orders'],
    turnBegan: ['active', 'round', 'agentsThisTurn', 'usedThisTurn'],
    gained: [...PURSE, 'players.*.earned'],
    paid: PURSE,
    placed: ['areas.*.assistants', 'players.*.hand'],
    moved: ['areas.*.presidents', 'players.*.president'],
    stayed: [],
    returned: ['areas.*.presidents', 'players.*.president'],
    recalled: ['areas.*.assistants', 'players.*.hand'],
    agentUsed: ['players.*.agents', 'agentsThisTurn'],
    acted: [],
    orderTaken: ['players.*.orders', 'players.*.taken', 'ports.*.slots'],
    technologyAcquired: ['players.*.technologies', 'laboratories.*.slots'],
    refilled: ['ports.*.slots', 'laboratories.*.slots', 'orderDeckSize', 'technologyDeckSize'],
    stationPlaced: ['areas.*.station'],
    agentTaken: ['players.*.agents', 'agents'],
    fetched: ['players.*.hand', 'players.*.warehouse'],
    traded: [],
    putOnBoard: ['church', 'customs', 'areas.*.assistants', 'players.*.hand'],
    tokenTaken: ['areas.*.token', 'players.*.tokens'],
    built: ['areas.*.shops', 'areas.*.tradingHouse', 'players.*.hand'],
    recovered: ['areas.*.assistants', 'players.*.hand'],
    deployed: ['areas.*.assistants', 'players.*.hand'],
    achieved: ['achievements.*.seats', 'players.*.hand'],
    orderFulfilled: ['players.*.orders', 'players.*.taken', 'players.*.fulfilled', 'players.*.kept'],
    technologyUsed: ['usedThisTurn'],
    endTriggered: ['lastRound'],
    gameEnded: ['players.*.orders', 'players.*.kept', 'players.*.dealt'],
  },
  unspoken: ['deciders', 'pending', 'phase', 'revealed'],
  askedAnyway,
  invariants,
}

/** In phases A and C, while others do not know which order was kept at set-up and cannot rule out that it can be paid. */
function askedAnyway(state: State, seat: Seat): boolean {
  const kept = state.dealt[seat * ORDERS_DEALT + state.kept[seat]]
  const secret = state.orders[kept] === ORDER_HIDDEN
  const frame = state.frames.at(-1)
  const phaseA = frame?.kind === 'placement' && frame.count === 0
  const payable = ORDERS.some(
    ({ requires }, order) =>
      state.orders[order] === ORDER_HIDDEN &&
      requires.every((amount, good) => state.purse[seat * RESOURCE_COUNT + good] >= amount),
  )
  return (phaseA || frame?.kind === 'after') && secret && payable
}
