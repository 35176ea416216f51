import type { Seat } from '@entrepot/kernel'
import type { Command } from '../../commands.ts'
import {
  AREA_IDS,
  AREA_INDEX,
  AREAS,
  ASSISTANT,
  CARD_INDEX,
  CARDS,
  CHURCH_SPACES,
  CUSTOMS_SPACES,
  GOOD_COUNT,
  HAND_LIMIT,
  HOUSE_LOT,
  IMPORT,
  LOT_INDEX,
  LOTS,
  NONE,
  ONCE_PER_TURN,
  ORDER_INDEX,
  ORDERS,
  SHOP,
  TECHNOLOGY_IDS,
  TRADING_HOUSE,
  VP,
  YEN,
} from '../../components/components.ts'
import { GOODS, PIECES, RESOURCES } from '../../components/schema.ts'
import { assistantsOn, boardToEnd, built } from '../../ending.ts'
import { technologiesOf } from '../../extras.ts'
import { amountOf, inHand, type State } from '../../state.ts'
import { completeness, roundsLeft } from '../outlook.ts'

export const contextNames: readonly string[] = [
  'always',
  'rounds left',
  'few rounds left',
  'goods',
  'yen',
  'imports',
  'assistants in hand',
  'shops in hand',
  'houses in hand',
  'shops built',
  'orders in hand',
  'an order is ready',
  'president in hand',
  'technologies',
  'church to the end',
  'two players',
  'four players',
]

export function context(state: State, seat: Seat, out: Float64Array): void {
  const left = roundsLeft(state)
  let goods = 0
  for (let good = 0; good < GOOD_COUNT; good++) goods += amountOf(state, seat, good)
  let orders = 0
  let ready = 0
  for (; orders < HAND_LIMIT; orders++) {
    const order = state.orderHand[seat * HAND_LIMIT + orders]
    if (order === NONE) break
    if (completeness(state, seat, order) === 1) ready = 1
  }
  let at = 0
  out[at++] = 1
  out[at++] = left / 10
  out[at++] = left < 4 ? (4 - left) / 4 : 0
  out[at++] = Math.min(12, goods) / 12
  out[at++] = Math.min(12, amountOf(state, seat, YEN)) / 12
  out[at++] = Math.min(5, amountOf(state, seat, IMPORT)) / 5
  out[at++] = inHand(state, seat, ASSISTANT) / 6
  out[at++] = Math.min(2, inHand(state, seat, SHOP)) / 2
  out[at++] = Math.min(1, inHand(state, seat, TRADING_HOUSE))
  out[at++] = Math.min(4, built(state, seat, false)) / 4
  out[at++] = orders / HAND_LIMIT
  out[at++] = ready
  out[at++] = state.presidents[seat] === NONE ? 1 : 0
  out[at++] = Math.min(5, technologiesOf(state, seat)) / 5
  out[at++] = assistantsOn(state.church) / boardToEnd(state, 'church')
  out[at++] = state.seats === 2 ? 1 : 0
  out[at++] = state.seats === 4 ? 1 : 0
}

const names: string[] = []
const numbers = new Map<string, number>()
const known = new WeakMap<Command, number>()

function add(name: string): void {
  if (numbers.has(name)) return
  numbers.set(name, names.length)
  names.push(name)
}

/** Areas of which the same is learnt: both silk mills, both ports. */
const places = AREAS.map(({ kind, resource }) => (kind === 'resource' ? RESOURCES[resource] : kind))
/** Orders by how many points they bring. */
const sizes = ORDERS.map(({ gain }) => Math.min(4, Math.floor(gain[VP] / 3)))

/** Every class is named beforehand, so that a mind knows how many there are. */
for (const verb of ['place', 'move', 'agent', 'deployTo', 'station', 'recall', 'deployFrom'])
  for (const area of AREA_IDS) add(`${verb} ${places[AREA_INDEX.get(area) as number]}`)
add('deployFrom hand')
for (const verb of ['take', 'keep', 'fulfil']) for (let size = 0; size <= 4; size++) add(`${verb} ${size}`)
add('take for yen')
add('take for import')
for (const id of TECHNOLOGY_IDS) add(`acquire ${id}`)
for (const piece of PIECES) add(`fetch ${piece}`)
for (const what of RESOURCES) {
  add(`sell ${what}`)
  add(`buy ${what}`)
}
for (const { id } of [...CHURCH_SPACES, ...CUSTOMS_SPACES]) add(`put ${id}`)
for (const { id } of ONCE_PER_TURN) add(`use ${id}`)
for (const good of GOODS) add(`choose ${good}`)
for (const verb of [
  'build shop',
  'build house',
  'achieve',
  'end',
  'return',
  'stay',
  'give',
  'token',
  'recover',
  'rechoose',
  'pass',
  'done',
])
  add(verb)

export const classNames: readonly string[] = names

export function classOf(command: Command): number {
  let found = known.get(command)
  if (found === undefined) {
    found = numbers.get(className(command)) ?? numbers.get(command.type) ?? 0
    known.set(command, found)
  }
  return found
}

function placeOf(area: string): string {
  return places[AREA_INDEX.get(area) as number]
}

function className(command: Command): string {
  switch (command.type) {
    case 'place':
    case 'agent':
    case 'deployTo':
    case 'station':
    case 'recall':
      return `${command.type} ${placeOf(command.area)}`
    case 'move':
      return `move ${placeOf(command.to)}`
    case 'deployFrom':
      return AREA_INDEX.has(command.from) ? `deployFrom ${placeOf(command.from)}` : 'deployFrom hand'
    case 'take':
      return command.pay === undefined
        ? `take ${sizes[ORDER_INDEX.get(command.order) as number]}`
        : `take for ${command.pay}`
    case 'keep':
    case 'fulfil':
      return `${command.type} ${sizes[ORDER_INDEX.get(command.order) as number]}`
    case 'acquire':
      return `acquire ${TECHNOLOGY_IDS[CARDS[CARD_INDEX.get(command.card) as number].technology]}`
    case 'fetch':
      return `fetch ${command.piece}`
    case 'sell':
    case 'buy':
      return `${command.type} ${command.what}`
    case 'put':
      return `put ${command.space}`
    case 'use':
      return `use ${command.technology}`
    case 'choose':
      return `choose ${command.good}`
    case 'build':
      return (LOT_INDEX.get(command.lot) as number) % LOTS === HOUSE_LOT ? 'build house' : 'build shop'
    default:
      return command.type
  }
}
