import type { Seat } from '@entrepot/kernel'
import { ACHIEVEMENT_INDEX, ACHIEVEMENTS, HOUSES_TO_END, SHOPS_TO_END } from '../components/components.ts'
import { GOODS, RESOURCES, type Good, type Piece } from '../components/schema.ts'
import { assistantsOn, boardToEnd, built } from '../ending.ts'
import { areasBuiltOn, ordersFulfilled, technologiesOf, tokensAndAgents } from '../extras.ts'
import { amountOf } from '../state.ts'
import type { View } from '../view.ts'
import { positionOf } from './position.ts'

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
  const state = positionOf(view)
  const needs = ACHIEVEMENTS[ACHIEVEMENT_INDEX.get(achievement) as number]
  const goals: Goal[] = [
    ...([...GOODS, 'yen'] as const).map((kind): Goal => {
      const resource = RESOURCES.indexOf(kind)
      return { kind, have: amountOf(state, seat, resource), need: needs.have?.[resource] ?? 0 }
    }),
    { kind: 'tokensAndAgents', have: tokensAndAgents(state, seat), need: needs.tokensPlusAgents },
    { kind: 'orders', have: ordersFulfilled(state, seat), need: needs.orders },
    { kind: 'technologies', have: technologiesOf(state, seat), need: needs.technologies },
    { kind: 'production', have: areasBuiltOn(state, seat, 'production'), need: needs.production },
    { kind: 'commercial', have: areasBuiltOn(state, seat, 'commercial'), need: needs.commercial },
  ]
  return goals.filter(({ need }) => need > 0)
}

export function areReached(goals: readonly Goal[]): boolean {
  return goals.every(({ have, need }) => have >= need)
}

export type EndKind = Exclude<Piece, 'assistant'> | 'church' | 'customs'

/** How far one of the things that bring the end has come. */
export interface EndTrigger {
  readonly kind: EndKind
  readonly have: number
  readonly need: number
}

/** What brings the end (Y11.1), each with how far the one who is furthest has come. The order deck is counted apart. */
export function endTriggers(view: View): EndTrigger[] {
  const state = positionOf(view)
  const most = (houses: boolean): number =>
    Math.max(...view.players.map(({ seat }) => built(state, seat, houses)))
  const onBoard = (kind: 'church' | 'customs'): EndTrigger => ({
    kind,
    have: assistantsOn(state[kind]),
    need: boardToEnd(state, kind),
  })
  return [
    { kind: 'tradingHouse', have: most(true), need: HOUSES_TO_END },
    { kind: 'shop', have: most(false), need: SHOPS_TO_END },
    onBoard('church'),
    onBoard('customs'),
  ]
}

/** How many assistants on the board bring the end (Y11.1, R5). */
export function onBoardToEnd(view: View, board: 'church' | 'customs'): number {
  return boardToEnd(positionOf(view), board)
}
