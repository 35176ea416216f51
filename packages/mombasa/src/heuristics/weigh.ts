import type { Seat } from '@entrepot/kernel'
import { spaceRule } from '../bonus.ts'
import { entryBook, isFaceDown, STEPS } from '../books.ts'
import type { Command } from '../commands.ts'
import { INK_END, SLOTS } from '../components/board.ts'
import { BOOK_LETTER, BOOK_NEEDS, BOOK_REWARD, BOOKS, type Reward } from '../components/books.ts'
import {
  BOOKKEEPER,
  CARD_CRATE,
  CARD_KIND,
  CARD_VALUE,
  CARDS,
  EXPANSION,
  GOODS_COUNT,
  MERCHANT,
} from '../components/cards.ts'
import { COMPANIES } from '../components/components.ts'
import { COLUMNS, REGION, REGIONS } from '../components/map.ts'
import { SPACES } from '../components/spaces.ts'
import { entryCost } from '../expansion.ts'
import { shareValue } from '../posts.ts'
import { sharesOf } from '../scoring.ts'
import { PILE, type State } from '../state.ts'
import { kindTotal } from '../totals.ts'
import {
  ASKING,
  bestStep,
  cardUse,
  cardWorth,
  chainOf,
  roundsAhead,
  shareProspect,
  stepsWithin,
  stepWorth,
  type Chain,
} from './outlook.ts'

/** How readily a sensible player would choose each command. */
export function weigh(state: State, seat: Seat, commands: readonly Command[], out: Float64Array): void {
  for (let i = 0; i < commands.length; i++) out[i] = Math.max(0.01, weight(state, seat, commands[i]))
}

const chain: Chain = { length: 0, asks: 0 }

function weight(state: State, seat: Seat, command: Command): number {
  switch (command.type) {
    case 'plan':
      return planWeight(state, seat, command.card)
    case 'goods':
      return goodsWeight(state, CARDS.find(command.card))
    case 'buy':
      return buyWeight(state, seat, CARDS.find(command.card))
    case 'step':
      return square(stepWorth(state, seat, COMPANIES.find(command.company)))
    case 'expand':
      return command.company === null ? 0.02 : expandWeight(state, seat, COMPANIES.find(command.company))
    case 'enter':
      return enterWeight(state, seat, REGIONS.find(command.region))
    case 'stop':
      return 0.1
    case 'post':
    case 'remove':
    case 'return':
      return postWeight(state, seat, command)
    case 'bookkeeper':
      return 1 + 5 * stepsWithin(state, seat)
    case 'move':
      return moveWeight(state, seat, command.step)
    case 'take':
      return takeWeight(BOOKS.find(command.book))
    case 'place':
      return placeWeight(state, seat, command.step)
    case 'merchant':
      return 5
    case 'bonus':
      return bonusWeight(state, seat, SPACES.find(command.space))
    case 'tier':
      return square(command.min)
    case 'discard':
      return 1 + CARD_CRATE[CARDS.find(command.card)] - 1.5 * cardWorth(state, CARDS.find(command.card))
    case 'pay':
      return 1 + stepWorth(state, seat, COMPANIES.find(command.company))
    case 'advance':
      return square(stepWorth(state, seat, COMPANIES.find(command.company)))
    case 'pile':
      return pileWeight(state, seat, SLOTS.find(command.slot))
    case 'end':
      return 0.05
    case 'plusOne':
      return 3 + CARD_VALUE[CARDS.find(command.card)]
    case 'stay':
    case 'cash':
      return 0.5
    case 'turnBook':
      return 0.4
    case 'rechoose':
    case 'replan':
      return 0.01
    case 'forfeit':
    case 'decline':
    case 'keep':
    case 'collect':
    case 'pick':
    case 'choose':
      return 1
  }
}

function square(worth: number): number {
  return worth > 0 ? worth * worth : 0
}

/** Cards that go together: goods of one type, all expansion, one bookkeeper for the books that wait. */
function planWeight(state: State, seat: Seat, id: string | null): number {
  if (id === null) return 0.02
  const card = CARDS.find(id)
  const kind = CARD_KIND[card]
  let same = 0
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const other = state.slots[seat * SLOTS.size + slot]
    if (other >= 0 && CARD_KIND[other] === kind) same += CARD_VALUE[other]
  }
  const use = cardUse(state, card) * (1 + 0.4 * asksFor(state, seat, kind))
  if (kind < GOODS_COUNT) return square(use * (1 + 0.35 * same))
  if (kind === EXPANSION) return square(use * (1 + 0.25 * same))
  if (kind === BOOKKEEPER) {
    chainOf(state, seat, chain)
    return same > 0 ? 2 : square(use + Math.min(4, chain.length))
  }
  return square(use)
}

/** How many of the next two books ask for cards of a kind. */
function asksFor(state: State, seat: Seat, kind: number): number {
  let books = 0
  for (let step = state.inkwell[seat] + 1; step <= state.inkwell[seat] + 2 && step <= INK_END; step++) {
    const entry = state.ledger[seat * STEPS + step]
    if (entry < 0) break
    if (isFaceDown(entry)) continue
    const { goods, expansion } = BOOK_NEEDS[entryBook(entry)]
    if (kind < GOODS_COUNT ? goods[kind] > 0 : kind === EXPANSION && expansion > 0) books++
  }
  return books
}

function goodsWeight(state: State, card: number): number {
  return state.frames[state.frames.length - 1].kind === 'goods'
    ? 6 * CARD_VALUE[card]
    : 0.7 * CARD_VALUE[card]
}

/** A card is bought if it is worth more than the steps that its price would have made. */
function buyWeight(state: State, seat: Seat, card: number): number {
  const price = CARD_CRATE[card]
  return square(cardWorth(state, card) - 0.5 * price * bestStep(state, seat) + 1)
}

function expandWeight(state: State, seat: Seat, company: number): number {
  let others = 0
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) others = Math.max(others, sharesOf(state, other, company))
  return 1 + Math.max(0, 1.5 + sharesOf(state, seat, company) - 0.5 * others)
}

function enterWeight(state: State, seat: Seat, region: number): number {
  const { company } = state.frames[state.frames.length - 1]
  const { pounds, diamonds, points, steps, mines } = REGION[region]
  const worth = pounds + 2.2 * diamonds + 1.6 * points + steps * stepWorth(state, seat, company) + 0.2 * mines
  return square((1 + worth) / Math.max(1, entryCost(state, company, region)))
}

/** Posts come off where that raises what the seat holds, and go back where it lowers what the others hold. */
function postWeight(
  state: State,
  seat: Seat,
  command: { readonly type: 'post' | 'remove' | 'return'; readonly company: string; readonly column: number },
): number {
  const company = COMPANIES.find(command.company)
  const column = company * COLUMNS + command.column - 1
  const before = shareValue(state, company)
  const posts = state.posts[column]
  state.posts[column] = command.type === 'return' ? posts + 1 : Math.max(0, posts - 1)
  const after = state.lastOpen[column] === 1 && state.posts[column] > 4 ? before : shareValue(state, company)
  state.posts[column] = posts
  let interest = sharesOf(state, seat, company)
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) interest -= sharesOf(state, other, company) / (state.seats - 1)
  return Math.exp(Math.max(-3, Math.min(3, 0.5 * (after - before) * interest)))
}

function moveWeight(state: State, seat: Seat, step: number): number {
  const entry = state.ledger[seat * STEPS + step]
  const reward = isFaceDown(entry) ? 0 : rewardWorth(BOOK_REWARD[entryBook(entry)])
  return square(2 * (step - state.inkwell[seat]) + reward)
}

function rewardWorth({ pounds, diamonds, points, removePosts, steps, good }: Reward): number {
  return pounds + 2.2 * diamonds + 1.6 * points + removePosts + 2 * steps + (good >= 0 ? 2 : 0)
}

function takeWeight(book: number): number {
  return 1 + square(4 + BOOK_LETTER[book] + 0.5 * rewardWorth(BOOK_REWARD[book]) - 0.7 * ASKING[book])
}

/** The next gap before the inkwell is where a book serves. */
function placeWeight(state: State, seat: Seat, step: number): number {
  const ink = state.inkwell[seat]
  if (step <= ink) return 0.01
  if (state.ledger[seat * STEPS + step] >= 0) return 0.05
  let gap = ink + 1
  while (gap <= INK_END && state.ledger[seat * STEPS + gap] >= 0) gap++
  return step === gap ? 10 : step === gap + 1 ? 1 : 0.1
}

function bonusWeight(state: State, seat: Seat, space: number): number {
  const rule = spaceRule(state, space)
  if (rule === undefined) return 0.01
  const later = roundsAhead(state)
  if (rule.tile >= 0) return later > 0 ? 1.2 : 0.01
  if (rule.majority >= 0) {
    const total = kindTotal(state, seat, rule.majority)
    let best = 0
    for (const { min, reward } of rule.tiers)
      if (min <= total) best = 2 * reward.steps * (0.3 + 0.2 * shareProspect(state, reward.company))
    return 3 + best
  }
  if (rule.choices.length > 0 || rule.otherTracks > 0) return 5
  if (rule.discards.length > 0) return later > 0 ? 0.6 : 4
  if (rule.buyDiscount >= 0) return rule.buyOptional ? 4 : 0.8
  return later > 0 ? 1.5 : 1
}

function pileWeight(state: State, seat: Seat, pile: number): number {
  let use = 0
  for (let card = 0; card < CARDS.size; card++)
    if (state.place[seat * CARDS.size + card] === PILE + pile)
      use += CARD_KIND[card] === MERCHANT ? 4 : cardUse(state, card)
  return square(use)
}
