import type { Seat } from '@entrepot/kernel'
import type { View } from '@entrepot/yokohama'
import {
  GOODS,
  HOUSES_TO_END,
  ON_BOARD_TO_END_WITH_NEUTRAL,
  SHOPS_TO_END,
  achievementOf,
  areaOf,
  boardOf,
  type Good,
} from './components.ts'
import { playerOf } from './facts.ts'

// How far everybody is: towards an achievement, and towards the end of the game.

export type GoalKind =
  | Good
  | 'yen'
  | 'tokensAndAgents'
  | 'orders'
  | 'technologies'
  | 'production'
  | 'commercial'

/** One condition of an achievement, and how far somebody is. */
export interface Goal {
  readonly kind: GoalKind
  readonly have: number
  readonly need: number
}

/** The conditions of an achievement (Y7.5), with what a seat has of each. */
export function goalsOf(view: View, seat: Seat, achievement: string): Goal[] {
  const player = playerOf(view, seat)
  const { have, fivePowerTokensPlusAgents, ordersFulfilled, technologies, areasWithOwnBuilding } =
    achievementOf(achievement).condition
  const goals: Goal[] = []
  const add = (kind: GoalKind, count: number, need: number | undefined): void => {
    if (need !== undefined) goals.push({ kind, have: count, need })
  }
  for (const what of [...GOODS, 'yen'] as const) add(what, player[what], have?.[what])
  add('tokensAndAgents', player.tokens.length + player.agents.length, fivePowerTokensPlusAgents)
  add('orders', player.fulfilled.length, ordersFulfilled)
  add('technologies', player.technologies.length, technologies)
  for (const category of ['production', 'commercial'] as const)
    add(category, areasBuiltOn(view, seat, category), areasWithOwnBuilding?.[category])
  return goals
}

export function areReached(goals: readonly Goal[]): boolean {
  return goals.every(({ have, need }) => have >= need)
}

/** Areas of a kind with an own shop or trading house; one with both counts once. */
function areasBuiltOn(view: View, seat: Seat, category: 'production' | 'commercial'): number {
  return view.areas.filter(
    ({ id, shops, tradingHouse }) =>
      areaOf(id).category === category && (tradingHouse === seat || shops.includes(seat)),
  ).length
}

export type EndKind = 'tradingHouse' | 'shop' | 'church' | 'customs'

/** How far one of the things that bring the end has come. */
export interface EndTrigger {
  readonly kind: EndKind
  readonly have: number
  readonly need: number
}

/** What brings the end (Y11.1), each with how far the one who is furthest has come. The order deck is counted apart. */
export function endTriggers(view: View): EndTrigger[] {
  const most = (countOf: (seat: Seat) => number): number =>
    Math.max(...view.players.map(({ seat }) => countOf(seat)))
  const houses = most((seat) => view.areas.filter(({ tradingHouse }) => tradingHouse === seat).length)
  const shops = most((seat) =>
    view.areas.reduce((sum, area) => sum + area.shops.filter((owner) => owner === seat).length, 0),
  )
  const onBoard = (kind: 'church' | 'customs'): EndTrigger => ({
    kind,
    have: view[kind].filter((owner) => owner !== null).length,
    need: onBoardToEnd(view, kind),
  })
  return [
    { kind: 'tradingHouse', have: houses, need: HOUSES_TO_END },
    { kind: 'shop', have: shops, need: SHOPS_TO_END },
    onBoard('church'),
    onBoard('customs'),
  ]
}

/** How many assistants on the board bring the end (Y11.1, R5). */
export function onBoardToEnd(view: View, board: 'church' | 'customs'): number {
  if (view.options.neutralAssistants && view.seats === 2) return ON_BOARD_TO_END_WITH_NEUTRAL
  return boardOf(`mb-${board}`).endTriggerPlayerAssistants?.[view.seats] ?? 0
}
