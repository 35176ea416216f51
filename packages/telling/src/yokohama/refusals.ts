import {
  areaViewOf,
  decisionAt,
  goalsOf,
  HAND_LIMIT,
  missingFor,
  placementsLeft,
  playerOf,
  wayPrice,
  type Command,
  type View,
} from '@entrepot/yokohama'
import type { CaseWords } from '@entrepot/words/yokohama'
import type { Refused } from '../refusal.ts'
import { areaOf, boardOf, chinatownPrices, orderOf, secondOrder } from './components.ts'
import type { Lexicon } from './lexicon.ts'
import { goodsText } from './phrases.ts'

/** A command of a type. */
type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>

/** Why a command is refused, in a sentence about its case; null where no rule of the game speaks of it. */
export function refusalText(refused: Refused, lexicon: Lexicon, { refusals }: CaseWords): string | null {
  const { reason, asked } = refused
  const command = refused.command as Command
  const { rule, params } = reason
  const at: Case = { ...refused, view: refused.view as View, lexicon, words: refusals }
  if (rule.startsWith('K.')) return null
  // It has no place in what is to be decided.
  if (rule === 'Y3.2') return outOfPlace(at, command)
  switch (command.type) {
    case 'place':
      return refusedPlace(at, command)
    case 'move':
      return refusedMove(at, command.to)
    case 'return':
      return rule === 'Y5.2' ? refusals.isInHand : refusals.now(asked)
    case 'stay':
      return rule === 'Y5.1' ? refusals.mustMove : rule === 'Y5.2' ? refusals.mustEnter : refusals.now(asked)
    case 'recall':
      return rule === 'Y5.6' ? refusals.noneHere : refusals.now(asked)
    case 'agent':
    case 'achieve':
    case 'fulfil':
      return refusedExtra(at, command)
    case 'keep':
    case 'rechoose':
      return params['reason'] === 'already chosen' || params['reason'] === 'all have chosen'
        ? refusals.chosen
        : rule === 'Y2.7'
          ? refusals.chooseFirst
          : refusals.now(asked)
    case 'take':
      return rule === 'Y8.2' ? refusedOrder(at, command) : refusals.now(asked)
    case 'acquire':
      return refusedTechnology(at)
    case 'fetch':
      if (rule === 'Y1.6') return refusals.noneInWarehouse(command.piece)
      return rule === 'Y8.4'
        ? refusals.pieceCosts(number(params['needed']), number(params['yen']))
        : refusals.now(asked)
    case 'build':
      return refusedBuilding(at)
    case 'sell':
    case 'buy':
      return rule === 'Y8.5' ? refusedTrade(at, command) : refusals.now(asked)
    case 'put':
      return refusedSpace(at)
    case 'give':
      return rule === 'R14' ? refusals.gifts(number(params['missing'])) : refusals.now(asked)
    case 'recover':
      return rule === 'Y9.10' ? refusals.oneStays(number(params['assistants'])) : refusals.now(asked)
    case 'choose':
      return rule === 'Y10.1' ? refusals.chooseGood : refusals.now(asked)
    case 'deployFrom':
    case 'deployTo':
      return rule === 'Y10.3' ? refusals.deploy : refusals.now(asked)
    case 'station':
      return rule === 'Y9.2' ? refusals.station : refusals.now(asked)
    case 'use':
      return refusals.notNow(command.technology)
    default:
      return refusals.now(asked)
  }
}

interface Case extends Refused<View> {
  readonly lexicon: Lexicon
  readonly words: CaseWords['refusals']
}

/** Where a turn can be given another direction. */
const OPEN = ['placement', 'movement', 'after']

/** What comes with an action, by the command that a click on it would be. */
const FIRST: { readonly [type in Command['type']]?: keyof CaseWords['refusals']['first'] } = {
  take: 'take',
  acquire: 'acquire',
  put: 'put',
  fetch: 'fetch',
  build: 'build',
  sell: 'goods',
  buy: 'goods',
  give: 'goods',
  choose: 'goods',
}

function outOfPlace({ view, words, asked }: Case, { type }: Command): string {
  const first = OPEN.includes(decisionAt(view)?.kind ?? '') ? FIRST[type] : undefined
  return first === undefined ? words.now(asked) : words.first[first]
}

function refusedPlace(
  { reason: { rule, params }, view, seat, words, asked }: Case,
  { area }: Of<'place'>,
): string {
  switch (rule) {
    case 'Y4.3':
      return words.canal
    case 'Y2.1':
      return words.notInPlay
    case 'Y1.6':
      return words.noneInHand('assistant')
    case 'Y4.2':
      return words.placingCosts(number(params['needed']), number(params['yen']))
    case 'Y4.1':
    case 'Y9.9': {
      const frame = { ...decisionAt(view), seat }
      const { different, pair, besidePair } = placementsLeft(view, frame)
      if (different === 0 && !pair && besidePair <= 0) return words.placedAll(frame.placed ?? 0)
      return frame.areas?.includes(area) === true || besidePair <= 0 ? words.elsewhere : words.onlyBeside
    }
    default:
      return words.now(asked)
  }
}

/** Why a president cannot stop in an area (Y5). */
export function refusedMove(
  { reason: { rule, params }, view, seat, personOf, words, asked }: Case,
  to: string,
): string {
  const { president } = playerOf(view, seat)
  switch (rule) {
    case 'Y5.5':
      return params['reason'] === 'the canal' ? words.stopOnCanal : words.sameArea
    case 'Y2.1':
      return words.notInPlay
    case 'Y5.2':
    case 'Y5.3':
    case 'Y5.4': {
      const others = areaViewOf(view, to).presidents.filter((other) => other !== seat)
      if (others.length > 0 && rule !== 'Y5.3') return words.beside(others.map(personOf))
      return president === null ? words.startsWhere : words.noAssistant
    }
    case 'Y5.7': {
      const price = wayPrice(view, seat, to)
      return price === null ? words.noWay : words.wayCosts(price, playerOf(view, seat).yen)
    }
    default:
      return words.now(asked)
  }
}

function refusedExtra(
  { reason: { rule, params }, view, seat, lexicon, words, asked }: Case,
  command: Of<'agent' | 'achieve' | 'fulfil'>,
): string {
  const player = playerOf(view, seat)
  switch (rule) {
    case 'Y7.1':
      if (params['reason'] === 'once per turn') return words.agentUsed
      if (params['reason'] === 'no unused agent') return words.noAgent
      return command.type === 'agent' && command.area === player.president
        ? words.agentBeside
        : words.agentNeeds
    case 'Y2.5':
      return words.notInPlay
    case 'Y7.2':
      return params['reason'] === 'once per player' ? words.claimed : words.noneInHand('assistant')
    case 'Y7.5': {
      const goals = command.type === 'achieve' ? goalsOf(view, seat, command.achievement) : []
      const { things } = lexicon.words
      return words.notReached(lexicon.speech.facts(goals.map(({ have, need }) => things.ofAll(have, need))))
    }
    case 'Y7.3': {
      if (command.type !== 'fulfil' || params['reason'] === 'not in hand') return words.notYours
      const { requires } = orderOf(command.order)
      return words.orderLacks(
        goodsText(lexicon, requires),
        goodsText(lexicon, missingFor(player, command.order)),
      )
    }
    case 'Y3.4':
      return words.between
    case 'Y2.7':
      return words.chooseFirst
    default:
      return words.now(asked)
  }
}

function refusedOrder({ reason: { params }, view, seat, words }: Case, { order }: Of<'take'>): string {
  const player = playerOf(view, seat)
  if (params['reason'] === 'not in this port') return words.otherPort
  if (params['reason'] === 'out of reach')
    return words.portPower(powerForOrder(view, order) ?? 0, number(params['power']))
  if (player.orders.length >= HAND_LIMIT) return words.handFull(HAND_LIMIT)
  const second = secondOrder()
  return words.secondOrder(second.yen, second.import, player.yen, player.import)
}

/** The power that opens the slot in which an order lies; null where it lies in no port. */
export function powerForOrder(view: View, order: string): number | null {
  const port = view.ports.find(({ slots }) => slots.includes(order))
  if (port === undefined) return null
  const { slots = [], area } = boardOf(port.id)
  const zone = slots[port.slots.indexOf(order)]?.zone
  const { zonesByPower = [] } = areaOf(area).action
  return zonesByPower.findIndex((zones) => zone !== undefined && zones.includes(zone)) + 1
}

function refusedTechnology({ reason: { rule, params }, view, seat, words, asked }: Case): string {
  if (rule === 'Y1.5') return words.owned
  if (rule !== 'Y8.3') return words.now(asked)
  if (params['reason'] === 'not in this laboratory') return words.otherLaboratory
  const { yen, import: imports } = playerOf(view, seat)
  return words.levels(number(params['missing']), yen, imports)
}

function refusedBuilding({ reason: { rule, params }, words, asked }: Case): string {
  if (rule === 'Y1.6') return words.noneInHand(text(params['piece']))
  if (rule !== 'Y6.4') return words.now(asked)
  if (params['reason'] === 'taken') return words.built
  return params['reason'] === 'not on this site' ? words.otherSite : words.ownShop
}

function refusedTrade({ view, seat, words }: Case, { type, what }: Of<'sell' | 'buy'>): string {
  const prices: Readonly<Partial<Record<string, number>>> = chinatownPrices()[type]
  if (type === 'sell') return prices[what] === undefined ? words.neverSold : words.sellNone(what)
  const { yen } = playerOf(view, seat)
  return words.pieceCosts(prices[what] ?? 0, yen)
}

function refusedSpace({ reason: { rule, params }, words, asked }: Case): string {
  if (rule !== 'Y8.6' && rule !== 'Y8.7') return words.now(asked)
  switch (params['reason']) {
    case 'not on this board':
      return words.otherBoard
    case 'taken':
      return words.standing
    case 'no assistant':
      return words.nobodyToPut
    case 'more than the power allows':
      return words.mostImports(number(params['needed']), number(params['most']))
    case 'imports are missing':
      return words.lacksImports(number(params['needed']), number(params['imports']))
    default:
      return words.faith(number(params['missing']))
  }
}

function number(given: unknown): number {
  return typeof given === 'number' ? given : 0
}

function text(given: unknown): string {
  return typeof given === 'string' ? given : ''
}
