import type { Seat } from '@entrepot/kernel'
import { AREA_IDS, RESOURCE_COUNT, YEN } from '../components/components.ts'
import type { Command } from '../commands.ts'
import { movement, pathOf, tollOf } from '../movement.ts'
import { indexOfArea } from '../decision.ts'
import { newFrame, type State } from '../state.ts'
import type { View } from '../view.ts'
import { positionOf } from './position.ts'

// Where a president could go with the assistants as they stand now, whatever is to be decided (Y5).

/** What an area is to a president: where it stands, where it may stop or only pass, and at what price in yen. */
export interface Reach {
  readonly state: 'start' | 'stop' | 'pass' | 'beyond'
  readonly price: number
}

/** Every area in play as the president of a seat finds it. */
export function reachOf(view: View, seat: Seat): ReadonlyMap<string, Reach> {
  const state = positionOf(view)
  const moves = movesIn(state, seat)
  const passed = new Set(moves.flatMap(({ to, paying }) => pathOf(state, seat, to, paying) ?? []))
  const start = AREA_IDS[state.presidents[seat]]
  return new Map(
    view.areas.map(({ id }): [string, Reach] => {
      const price = cheapest(state, seat, moves, id)
      if (id === start) return [id, { state: 'start', price: 0 }]
      if (price !== null) return [id, { state: 'stop', price }]
      if (passed.has(id)) return [id, { state: 'pass', price: tollOf(state, seat, indexOfArea(id)) }]
      return [id, { state: 'beyond', price: 0 }]
    }),
  )
}

/** The yen that the cheapest way to an area costs, whether or not there are so many; null without a way (Y5.7). */
export function wayPrice(view: View, seat: Seat, area: string): number | null {
  const state = positionOf(view)
  const purse = state.purse.with(seat * RESOURCE_COUNT + YEN, Number.MAX_SAFE_INTEGER)
  const rich: State = { ...state, purse }
  return cheapest(rich, seat, movesIn(rich, seat), area)
}

type Move = Extract<Command, { readonly type: 'move' }>

function movesIn(state: State, seat: Seat): Move[] {
  const commands: Command[] = []
  movement.list(state, newFrame('movement', seat), commands)
  return commands.filter((command) => command.type === 'move')
}

function cheapest(state: State, seat: Seat, moves: readonly Move[], area: string): number | null {
  const prices = moves
    .filter(({ to }) => to === area)
    .map(({ paying = [] }) => paying.reduce((sum, id) => sum + tollOf(state, seat, indexOfArea(id)), 0))
  return prices.length === 0 ? null : Math.min(...prices)
}
