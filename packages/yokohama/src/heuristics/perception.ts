import type { Perception } from '@entrepot/kernel'
import type { Command } from '../commands.ts'
import {
  ACHIEVEMENT_INDEX,
  AGENT_COUNT,
  CARD_COUNT,
  CHURCH_SPACE_INDEX,
  CUSTOMS_SPACE_INDEX,
  LOT_INDEX,
  ORDER_COUNT,
  ORDER_INDEX,
  SOURCE_COUNT,
  SOURCES as EARNED,
  TOKEN_INDEX,
} from '../components/components.ts'
import { built } from '../ending.ts'
import type { Event } from '../events.ts'
import { scores } from '../scoring.ts'
import type { State } from '../state.ts'
import { classNames, classOf, context, contextNames } from './perception/commands.ts'
import { own, ownNames } from './perception/own.ts'
import { shared, sharedNames } from './perception/shared.ts'

/** What gives points during the game, by the ids of its components; ports and technologies are the rest. */
const SOURCES: readonly (readonly [category: string, ids: ReadonlyMap<string, number>])[] = [
  ['orders', ORDER_INDEX],
  ['buildings', LOT_INDEX],
  ['church', CHURCH_SPACE_INDEX],
  ['customs', CUSTOMS_SPACE_INDEX],
  ['achievements', ACHIEVEMENT_INDEX],
  ['tokens', TOKEN_INDEX],
]
const CLOSING = ['technologies', 'countries', 'rest'] as const
const categories = [...SOURCES.map(([category]) => category), ...CLOSING]
const REST = categories.length - 1
const CHURCH = categories.indexOf('church')
const CUSTOMS = categories.indexOf('customs')
const BY_TECHNOLOGIES = EARNED.indexOf('technologies')

function categoryOf(source: string): number {
  const found = SOURCES.findIndex(([, ids]) => ids.has(source))
  return found < 0 ? REST : found
}

/** What a mind that learns Yokohama sees, says and tries. */
export const perception: Perception<State, Command> = {
  ownNames,
  sharedNames,
  own,
  shared,
  contextNames,
  context,
  classNames,
  classOf,
  categories,

  tally(event, sums) {
    const told = event as Event
    if (told.type === 'gained' && told.what === 'vp')
      sums[told.seat * categories.length + categoryOf(told.source)] += told.amount
  },

  close(state, sums) {
    for (const { seat, categories: points, total } of scores(state)) {
      const at = seat * categories.length
      sums[at + CHURCH] = points['church']
      sums[at + CUSTOMS] = points['customs']
      // Those that a technology adds during play are of the rest.
      sums[at + REST - 2] += points['technologies'] - state.earned[seat * SOURCE_COUNT + BY_TECHNOLOGIES]
      sums[at + REST - 1] += points['countries']
      let sum = 0
      for (let category = 0; category < REST; category++) sum += sums[at + category]
      sums[at + REST] = total - sum
    }
  },

  strategies: {
    // An order in hand must be worth less than one fulfilled: else it is kept.
    orders: { 'orders near': 0.3, 'orders in hand ahead': 0.5, 'orders fulfilled': 7 },
    shops: {
      'shops in hand ahead': 1.5,
      'shops built ahead': 2,
      'shops in hand': 1,
      'shops built': 12,
    },
    houses: { 'houses in hand': 1.5, 'houses in hand ahead': 3, 'houses built ahead': 3, 'houses built': 24 },
    church: { 'on the church board': 4 },
    customs: { 'on the customs board': 9, imports: 0.6 },
    agents: { 'unused agents ahead': 2, 'half agents': 1.5, countries: 0.4, 'agents used': 4 },
    technologies: { technologies: 12, 'technology lead': 0.4 },
    achievements: { 'achievements near': 0.7, 'achievements done': 20 },
    tokens: { tokens: 9, 'all stops': 0.05 },
  },

  habits(state, seat) {
    const count = (owners: readonly number[], length: number): number => {
      let sum = 0
      for (let at = 0; at < length; at++) if (owners[at] === seat) sum++
      return sum
    }
    let used = 0
    for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat + 1) used++
    return {
      rounds: state.round,
      orders: count(state.orders, ORDER_COUNT),
      shops: built(state, seat, false),
      houses: built(state, seat, true),
      technologies: count(state.cardOwner, CARD_COUNT),
      church: count(state.church, state.church.length),
      customs: count(state.customs, state.customs.length),
      'agents used': used,
      achievements: state.achievers.reduce((sum, seats) => sum + ((seats >> seat) & 1), 0),
      tokens: count(state.tokenOwner, state.tokenOwner.length),
    }
  },
}
