import type { Seat } from '@entrepot/kernel'
import { STEPS } from '../../books.ts'
import type { Command } from '../../commands.ts'
import { DIAMOND_END, DIAMOND_UNLOCK, INK_END, INK_UNLOCK } from '../../components/board.ts'
import { BOOK_LETTER, BOOKS, LETTERS, NO_LETTER } from '../../components/books.ts'
import { CARD_KIND, CARD_VALUE, CARDS } from '../../components/cards.ts'
import { COMPANIES } from '../../components/components.ts'
import { REGIONS } from '../../components/map.ts'
import { KINDS } from '../../components/schema.ts'
import { SPACES, TILES } from '../../components/spaces.ts'
import { TRACK } from '../../components/tracks.ts'
import { shareValue } from '../../posts.ts'
import type { State } from '../../state.ts'
import { chainOf, roundsAhead, stepsWithin, type Chain } from '../outlook.ts'

export const contextNames: readonly string[] = [
  'always',
  'rounds ahead',
  'last round',
  'inkwell',
  'book slot open',
  'diamonds',
  'diamond slot open',
  'chain',
  'books within reach',
  'pounds',
  'best stake',
  'two players',
  'four players',
]

const chain: Chain = { length: 0, asks: 0 }

export function context(state: State, seat: Seat, out: Float64Array): void {
  const ahead = roundsAhead(state)
  chainOf(state, seat, chain)
  let stake = 0
  for (let company = 0; company < COMPANIES.size; company++)
    stake = Math.max(
      stake,
      TRACK[state.tracks[company]].shares[state.steps[seat * COMPANIES.size + company]] *
        shareValue(state, company),
    )
  let at = 0
  out[at++] = 1
  out[at++] = ahead / 6
  out[at++] = ahead === 0 ? 1 : 0
  out[at++] = state.inkwell[seat] / INK_END
  out[at++] = state.inkwell[seat] >= INK_UNLOCK ? 1 : 0
  out[at++] = state.diamonds[seat] / DIAMOND_END
  out[at++] = state.diamonds[seat] >= DIAMOND_UNLOCK ? 1 : 0
  out[at++] = Math.min(4, chain.length) / 4
  out[at++] = state.phase === 'action' && chain.length > 0 ? stepsWithin(state, seat) / 3 : 0
  out[at++] = Math.min(20, state.pounds[seat]) / 20
  out[at++] = Math.min(60, stake) / 60
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

const faces = CARDS.ids.map((_, card) => `${KINDS[CARD_KIND[card]]} ${CARD_VALUE[card]}`)
/** Every class is named beforehand, so that a mind knows how many there are. */
for (const verb of ['plan', 'goods', 'buy', 'discard', 'plusOne'])
  for (const face of faces) add(`${verb} ${face}`)
for (const verb of ['bookkeeper', 'merchant'])
  for (const name of [...faces, ...TILES.ids]) add(`${verb} ${name}`)
for (const verb of ['step', 'pay', 'advance', 'expand', 'post', 'return', 'remove'])
  for (const id of COMPANIES.ids) add(`${verb} ${id}`)
for (const id of REGIONS.ids) add(`enter ${id}`)
for (const letter of [...LETTERS, 'none']) add(`take ${letter}`)
for (let step = 1; step <= INK_END; step++) {
  add(`move ${step}`)
  add(`place on ${step}`)
}
for (const id of SPACES.ids) add(`bonus ${id}`)
for (const verb of [
  'plan nothing',
  'expand nothing',
  'keep',
  'rechoose',
  'replan',
  'forfeit',
  'stop',
  'collect',
  'turnBook',
  'stay',
  'cash',
  'pick',
  'tier',
  'choose 1',
  'choose 2',
  'choose',
  'decline',
  'end',
  'pile',
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

function className(command: Command): string {
  switch (command.type) {
    case 'plan':
      return command.card === null ? 'plan nothing' : `plan ${faces[CARDS.find(command.card)]}`
    case 'goods':
    case 'buy':
    case 'discard':
    case 'plusOne':
      return `${command.type} ${faces[CARDS.find(command.card)]}`
    case 'bookkeeper':
    case 'merchant': {
      const card = CARDS.find(command.card)
      return `${command.type} ${card < 0 ? command.card : faces[card]}`
    }
    case 'step':
    case 'pay':
    case 'advance':
    case 'post':
    case 'return':
    case 'remove':
      return `${command.type} ${command.company}`
    case 'expand':
      return `expand ${command.company ?? 'nothing'}`
    case 'enter':
      return `enter ${command.region}`
    case 'take': {
      const letter = BOOK_LETTER[BOOKS.find(command.book)]
      return `take ${letter === NO_LETTER ? 'none' : LETTERS[letter]}`
    }
    case 'place':
      return `place on ${command.step}`
    case 'move':
      return `move ${command.step}`
    case 'bonus':
      return `bonus ${command.space}`
    case 'choose':
      return `choose ${command.option}`
    default:
      return command.type
  }
}

/** Books that lie before the inkwell of a seat, entered or not. */
export function booksLaid(state: State, seat: Seat): number {
  let count = 0
  for (let step = 1; step <= INK_END; step++) if (state.ledger[seat * STEPS + step] >= 0) count++
  return count
}
