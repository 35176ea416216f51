import {
  bookFacts,
  bookReach,
  companyOfSpace,
  extraSpaceOf,
  playerOf,
  postsLeft,
  type Command,
  type View,
} from '@entrepot/mombasa'
import type { CaseWords } from '@entrepot/words/mombasa'
import type { Refused } from '../refusal.ts'
import { needsText } from './describe.ts'
import type { Lexicon } from './lexicon.ts'

/** A command of a type. */
type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>

interface Case extends Refused<View> {
  readonly lexicon: Lexicon
  readonly words: CaseWords['refusals']
}

/** Why a command is refused, in a sentence about its case; null where no rule of the game speaks of it. */
export function refusalText(refused: Refused, lexicon: Lexicon, { refusals }: CaseWords): string | null {
  const { rule, params } = refused.reason
  if (rule.startsWith('K.')) return null
  const at: Case = { ...refused, view: refused.view as View, lexicon, words: refusals }
  const command = refused.command as Command
  // It has no place in what is to be decided.
  if (typeof params['type'] === 'string') return outOfPlace(at, command)
  switch (command.type) {
    case 'keep':
    case 'rechoose':
      return refusals.tileChosen
    case 'plan':
      return refusedPlan(at)
    case 'replan':
      return refusals.notPlanned
    case 'goods':
    case 'plusOne':
    case 'bookkeeper':
    case 'merchant':
      return refusedCard(at, command)
    case 'buy':
      return refusedPurchase(at)
    case 'step':
    case 'forfeit':
      return refusedStep(at)
    case 'expand':
    case 'enter':
    case 'stop':
    case 'collect':
      return refusedExpansion(at, command)
    case 'post':
    case 'remove':
    case 'return':
      return number(params['posts']) === 0 && command.type !== 'return'
        ? refusals.noPost
        : command.type === 'return'
          ? refusals.columnFull
          : refusals.otherColumn
    case 'turnBook':
    case 'move':
      return refusedBookkeeping(at)
    case 'take':
    case 'pick':
    case 'place':
      return refusedBook(at, command)
    case 'bonus':
      return refusedSpace(at, command)
    case 'discard':
      return params['inHand'] === true ? refusals.nothingToDiscard : refusals.notInHand
    case 'pile':
      return refusals.emptyPile
    case 'tier':
    case 'choose':
      return refusals.otherReward
    case 'advance':
    case 'pay':
      return refusals.otherTrack
    default:
      return refusals.now(refused.asked)
  }
}

/** What a turn does not begin with, by the command that a click on it would be. */
const FIRST: { readonly [type in Command['type']]?: keyof CaseWords['refusals']['first'] } = {
  buy: 'buy',
  step: 'step',
  advance: 'step',
  enter: 'enter',
  post: 'column',
  remove: 'column',
  return: 'column',
  take: 'take',
  pick: 'take',
  move: 'ledger',
  turnBook: 'ledger',
  place: 'ledger',
  pile: 'pile',
  discard: 'hand',
  plan: 'hand',
}

function outOfPlace({ view, words, asked }: Case, { type }: Command): string {
  const first = view.pending.at(-1)?.kind === 'turn' ? FIRST[type] : undefined
  return first === undefined ? words.now(asked) : words.first[first]
}

function refusedPlan({ reason: { rule, params }, words, asked }: Case): string {
  switch (rule) {
    case 'M3.5':
      return words.planReady
    case 'M3.2':
      return words.lockedSlot
    case 'M3.4':
      return words.noAction
    case 'M3.1':
      if (typeof params['slot'] === 'string') return words.otherSlot(params['slot'])
      return params['inHand'] === true ? words.twin : words.notInHand
    default:
      return words.now(asked)
  }
}

function refusedCard(
  { reason: { rule }, words }: Case,
  { type }: Of<'goods' | 'plusOne' | 'bookkeeper' | 'merchant'>,
): string {
  if (rule === 'M4.5') return words.notFaceUp
  if (rule === 'R13') return words.otherGoods
  return type === 'goods' || rule === 'M8.12' ? words.noGoods : words.otherCard
}

function refusedPurchase({ reason: { params }, words }: Case): string {
  if (params['inDisplay'] === false) return words.goneCard
  const [price, budget] = [number(params['price']), number(params['budget'])]
  return price <= budget ? words.bought : words.price(price, budget)
}

function refusedStep({ reason: { rule, params }, words }: Case): string {
  const company = text(params['company'])
  if (rule === 'M9.3') return words.trackEnd(company)
  if (rule === 'M9.2') return words.call(company, number(params['cost']), number(params['pounds']))
  return rule === 'M5.7' ? words.keepGoing : words.noSteps
}

function refusedExpansion(
  { reason: { rule, params }, view, words }: Case,
  command: Of<'expand' | 'enter' | 'stop' | 'collect'>,
): string {
  const region = text(params['region'])
  const company = text(params['company'] ?? view.pending.at(-1)?.company)
  switch (rule) {
    case 'M6.1':
      return words.noExpansion
    case 'M6.3':
      return view.regions[region]?.includes(company) === true
        ? words.ownPost(region, company)
        : words.apart(region, company)
    case 'M6.4':
      return words.entry(region, number(params['cost']), number(params['points']))
    case 'M6.7':
      return words.notEntered
    default:
      return command.type === 'stop' || postsLeft(view, company) > 0
        ? words.otherCard
        : words.emptyBase(company)
  }
}

function refusedBookkeeping({ reason: { rule, params }, view, seat, lexicon, words }: Case): string {
  const step = number(params['step'])
  if (params['once'] === true) return words.turnedOnce
  if (typeof params['cost'] === 'number') return words.turnCosts(params['cost'], number(params['pounds']))
  if (rule === 'M7.4') return words.gap(step)
  if (rule === 'R18' || step === 0) return words.behind
  if (rule === 'M7.1') return words.cannotTurn(step)
  const [first, needs] = firstUnmet(view, seat, step, lexicon)
  return words.unmet(first, needs)
}

/** The first book on the way whose requirements are not met, and those. */
function firstUnmet(view: View, seat: number, to: number, lexicon: Lexicon): readonly [number, string] {
  const { inkwell, books } = playerOf(view, seat)
  const { isMet } = bookReach(view, seat)
  for (let step = inkwell + 1; step <= to; step++) {
    const top = books[step - 1]?.at(-1)
    if (top !== undefined && !isMet(step)) return [step, needsText(bookFacts(top.book), lexicon)]
  }
  return [to, '']
}

function refusedBook(
  { reason: { rule, params }, words, asked }: Case,
  command: Of<'take' | 'pick' | 'place'>,
): string {
  const book = text(params['book'])
  if (command.type === 'pick') return words.notTaken(book)
  if (command.type === 'place')
    return rule === 'R2' ? words.covering : params['step'] === undefined ? words.notTaken(book) : words.noA
  if (rule !== 'M7.7') return words.now(asked)
  return params['inDisplay'] === false
    ? words.goneBook(book)
    : words.bookCosts(book, number(params['cost']), number(params['points']))
}

function refusedSpace(
  { reason: { rule, params }, view, personOf, words, asked }: Case,
  { space }: Of<'bonus'>,
): string {
  const pounds = number(params['pounds'])
  switch (rule) {
    case 'M8.4':
      if (params['markers'] === 0) return words.noMarker
      if (typeof params['seat'] === 'number') return words.occupied(personOf(params['seat']))
      return words.costs(number(params['cost']), pounds)
    case 'M9.9': {
      const extra = extraSpaceOf(view, space)
      const level = extra?.level === 'second' ? 2 : 1
      return extra !== null && number(params['bonus']) >= level
        ? words.otherSpace
        : words.locked(companyOfSpace(space) ?? '')
    }
    case 'M8.5':
      return words.openingTurn
    case 'M8.8': {
      const [total, needed, best] = [params['total'], params['needed'], params['best']].map(number)
      return (total ?? 0) < (needed ?? 0)
        ? words.level(needed ?? 0, total ?? 0)
        : words.outdone(best ?? 0, total ?? 0)
    }
    case 'M8.6':
      return words.noPurchase(pounds)
    case 'M8.7':
      return words.nothingToDiscard
    default:
      return words.now(asked)
  }
}

function number(given: unknown): number {
  return typeof given === 'number' ? given : 0
}

function text(given: unknown): string {
  return typeof given === 'string' ? given : ''
}
