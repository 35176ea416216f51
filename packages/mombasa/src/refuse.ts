import { because, type Reason, type Seat } from '@entrepot/kernel'
import { fits, isFaceDown, STEPS } from './books.ts'
import type { Command } from './commands.ts'
import { INK_END, NO_A_BOOK, SLOTS } from './components/board.ts'
import { BOOK_COST, BOOK_LETTER, BOOKS, TURN_BOOK_COST } from './components/books.ts'
import { CARD_KIND, CARDS, GOODS_COUNT, HAS_ACTION, sameCard } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { COLUMNS, REGIONS } from './components/map.ts'
import { TILES } from './components/spaces.ts'
import { TRACK } from './components/tracks.ts'
import { entryCost } from './expansion.ts'
import { isAvailable, isPlanned } from './planning.ts'
import { postsLeft } from './posts.ts'
import { unknown } from './reason.ts'
import { refuseBonus, refuseBuy } from './refuse-market.ts'
import { HAND, type Frame, type FrameKind, type State } from './state.ts'
import { canExpand, expansionTotal, hasTile, faceUpCard } from './totals.ts'
import { slotOf } from './use.ts'

/** The decisions in which a command has its place. */
const PLACE_OF: { readonly [Type in Command['type']]: readonly (FrameKind | 'tiles' | 'planning')[] } = {
  keep: ['tiles'],
  rechoose: ['tiles'],
  plan: ['planning'],
  replan: ['planning'],
  plusOne: ['turn'],
  goods: ['turn', 'goods'],
  buy: ['goods', 'buy'],
  step: ['goods', 'steps'],
  forfeit: ['goods', 'steps'],
  expand: ['turn'],
  enter: ['enter'],
  stop: ['enter'],
  post: ['post'],
  return: ['return'],
  remove: ['remove'],
  collect: ['collect'],
  bookkeeper: ['turn'],
  turnBook: ['bookkeeper'],
  move: ['bookkeeper'],
  stay: ['bookkeeper'],
  take: ['points'],
  cash: ['points'],
  pick: ['place'],
  place: ['place'],
  merchant: ['turn'],
  bonus: ['turn'],
  tier: ['tier'],
  choose: ['choice'],
  discard: ['discard'],
  pay: ['advance'],
  decline: ['advance', 'buy'],
  advance: ['tracks'],
  end: ['turn'],
  pile: ['pile'],
}

/** The rule that speaks of each decision, for a command that has no place in it. */
const RULE_OF: { readonly [Kind in FrameKind | 'tiles' | 'planning']: string } = {
  tiles: 'M2.11',
  planning: 'M3.1',
  turn: 'M4.2',
  goods: 'M5.1',
  steps: 'M5.5',
  enter: 'M6.3',
  post: 'M6.5',
  collect: 'M6.7',
  return: 'M6.8',
  remove: 'M10.6',
  bookkeeper: 'M7.2',
  points: 'M7.7',
  advance: 'M9.2',
  tracks: 'M9.9',
  buy: 'M8.6',
  discard: 'M8.7',
  tier: 'M8.8',
  choice: 'M9.9',
  place: 'M7.9',
  pile: 'M8.15',
  finish: 'M4.2',
  begin: 'M2.12',
}

/** Why a command that is not listed is refused: the rule that forbids it, with what a sentence about it needs. */
export function refuse(state: State, seat: Seat, command: Command): Reason {
  const frame = state.frames.at(-1)
  const decision = frame?.kind ?? (state.phase === 'tiles' ? 'tiles' : 'planning')
  if (!Object.hasOwn(PLACE_OF, command.type)) return unknown(command)
  if (!PLACE_OF[command.type].includes(decision))
    return because(RULE_OF[decision], { decision, type: command.type })
  return frame === undefined ? refusePlan(state, seat, command) : refuseInFrame(state, frame, command)
}

function refusePlan(state: State, seat: Seat, command: Command): Reason {
  if (command.type === 'keep' || command.type === 'rechoose') return because('M2.11')
  if (command.type !== 'plan') return because('M3.5')
  const slot = SLOTS.find(command.slot)
  if (slot < 0) return unknown(command)
  if (isPlanned(state, seat)) return because('M3.5', { finished: true })
  if (!isAvailable(state, seat, slot)) return because('M3.2', { slot: command.slot })
  if (slot !== state.planned[seat]) return because('M3.1', { slot: SLOTS.ids[state.planned[seat]] })
  const card = CARDS.find(command.card)
  if (card < 0) return unknown(command)
  if (!HAS_ACTION[card]) return because('M3.4', { card: command.card })
  const inHand = state.place[seat * CARDS.size + card] === HAND
  // A card in hand that is not listed looks the same as one that is.
  return because('M3.1', {
    card: command.card,
    inHand,
    ...(inHand ? { same: sameCard(CARDS.ids[card]) } : {}),
  })
}

function refuseInFrame(state: State, frame: Frame, command: Command): Reason {
  const { seat } = frame
  switch (command.type) {
    case 'plusOne':
      return refuseCard(state, seat, command, command.card, 'M8.12')
    case 'goods':
      return refuseGoods(state, seat, command)
    case 'buy':
      return refuseBuy(state, frame, command)
    case 'step':
      return refuseStep(state, seat, command)
    case 'forfeit':
      return because('M5.7')
    case 'expand':
      return refuseExpand(state, seat, command)
    case 'enter':
      return refuseEnter(state, frame, command)
    case 'stop':
      return because('M6.6')
    case 'post':
    case 'return':
    case 'remove':
      return refuseColumn(state, frame, command)
    case 'collect':
      return because('M6.7')
    case 'bookkeeper':
    case 'merchant':
      return refuseCard(state, seat, command, command.card, 'M4.5')
    case 'turnBook':
      return refuseTurnBook(state, frame, command.step)
    case 'move':
      return refuseMove(state, seat, command.step)
    case 'take':
      return refuseTake(state, frame, command)
    case 'pick':
    case 'place':
      return refusePlace(state, frame, command)
    case 'bonus':
      return refuseBonus(state, seat, command)
    case 'discard':
      return because('M8.7', { inHand: state.place[seat * CARDS.size + CARDS.find(command.card)] === HAND })
    default:
      return because(RULE_OF[frame.kind], { decision: frame.kind })
  }
}

/** A card or tile that is not face up in the own action area, or not of the kind. */
function refuseCard(state: State, seat: Seat, command: Command, id: unknown, rule: string): Reason {
  const card = CARDS.find(id)
  const tile = TILES.find(id)
  if (card < 0 && tile < 0) return unknown(command)
  const slot = card < 0 ? -1 : slotOf(state, seat, card)
  const faceUp = slot >= 0 ? faceUpCard(state, seat, slot) === card : tile >= 0 && hasTile(state, seat, tile)
  return faceUp ? because(rule, { card: String(id) }) : because('M4.5', { card: String(id) })
}

function refuseGoods(state: State, seat: Seat, command: Command & { type: 'goods' }): Reason {
  const card = CARDS.find(command.card)
  if (card < 0) return unknown(command)
  const slot = slotOf(state, seat, card)
  if (slot < 0 || faceUpCard(state, seat, slot) !== card) return because('M4.5', { card: command.card })
  if (CARD_KIND[card] < GOODS_COUNT && state.inUse !== 0) return because('R13', { card: command.card })
  return because('M5.1', { card: command.card })
}

function refuseStep(state: State, seat: Seat, command: Command & { type: 'step' }): Reason {
  const company = COMPANIES.find(command.company)
  if (company < 0) return unknown(command)
  const track = TRACK[state.tracks[company]]
  const space = state.steps[seat * COMPANIES.size + company]
  if (space >= track.length) return because('M9.3', { company: command.company })
  if (track.call[space] > 0)
    return because('M9.2', { company: command.company, cost: track.call[space], pounds: state.pounds[seat] })
  return because('M5.2', { company: command.company })
}

function refuseExpand(state: State, seat: Seat, command: Command & { type: 'expand' }): Reason {
  if (!canExpand(state, seat)) return because('M6.1')
  const company = COMPANIES.find(command.company)
  if (company < 0) return unknown(command)
  const points = expansionTotal(state, seat)
  return because('M6.6', { company: command.company, points, posts: postsLeft(state, company) })
}

function refuseEnter(state: State, frame: Frame, command: Command & { type: 'enter' }): Reason {
  const region = REGIONS.find(command.region)
  if (region < 0) return unknown(command)
  if (postsLeft(state, frame.company) === 0) return because('M6.6', { region: command.region })
  const cost = entryCost(state, frame.company, region)
  if (cost === 0) return because('M6.3', { region: command.region })
  return because('M6.4', { region: command.region, cost, points: frame.amount })
}

function refuseColumn(
  state: State,
  frame: Frame,
  command: Command & { type: 'post' | 'return' | 'remove' },
): Reason {
  const company = COMPANIES.find(command.company)
  const isColumn = Number.isInteger(command.column) && command.column >= 1 && command.column <= COLUMNS
  if (company < 0 || !isColumn) return unknown(command)
  const posts = state.posts[company * COLUMNS + command.column - 1]
  return because(RULE_OF[frame.kind], { company: command.company, column: command.column, posts })
}

function refuseTurnBook(state: State, frame: Frame, step: unknown): Reason {
  const { seat } = frame
  if (frame.set === 1) return because('M7.1', { once: true })
  if (state.pounds[seat] < TURN_BOOK_COST)
    return because('M7.1', { cost: TURN_BOOK_COST, pounds: state.pounds[seat] })
  if (!isStep(step)) return because('M7.1')
  if (step <= state.inkwell[seat]) return because('R18', { step })
  const entry = state.ledger[seat * STEPS + step]
  return because('M7.1', { step, faceDown: entry >= 0 && isFaceDown(entry) })
}

function isStep(step: unknown): step is number {
  return Number.isInteger(step) && (step as number) >= 1 && (step as number) <= INK_END
}

/** The first space on the way that is empty, or whose book's requirements are not met. */
function refuseMove(state: State, seat: Seat, step: unknown): Reason {
  if (!isStep(step) || step <= state.inkwell[seat]) return because('M7.2')
  for (let on = state.inkwell[seat] + 1; on <= step; on++)
    if (state.ledger[seat * STEPS + on] < 0) return because('M7.4', { step: on })
  return because('M7.2', { step })
}

function refuseTake(state: State, frame: Frame, command: Command & { type: 'take' }): Reason {
  const book = BOOKS.find(command.book)
  if (book < 0) return unknown(command)
  if (!state.bookDisplay.includes(book)) return because('M7.7', { book: command.book, inDisplay: false })
  return because('M7.7', { book: command.book, cost: BOOK_COST[BOOK_LETTER[book]], points: frame.amount })
}

function refusePlace(state: State, frame: Frame, command: Command & { type: 'pick' | 'place' }): Reason {
  const book = BOOKS.find(command.book)
  if (book < 0) return unknown(command)
  if (command.type === 'pick' || book !== frame.item) return because('M7.9', { book: command.book })
  const { step } = command
  if (!isStep(step)) return because('M7.9', { book: command.book })
  const rule = !fits(state, frame.seat, book, step) && !NO_A_BOOK[step] ? 'R2' : 'M7.9'
  return because(rule, { book: command.book, step })
}
