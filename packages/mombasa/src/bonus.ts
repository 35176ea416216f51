import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { pushPoints } from './books.ts'
import { BONUS, CHOOSE, DISCARD, TIER, type Command } from './commands.ts'
import { CARD_CRATE, CARD_KIND, CARDS, EARLIER_TWINS } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { BOARD_SPACE, SPACES, type SpaceRule } from './components/spaces.ts'
import { TRACK } from './components/tracks.ts'
import { decision, frameOf, type FrameView } from './decision.ts'
import type { Say } from './events.ts'
import { canBuy, pushBuy } from './market.ts'
import { receive, spend } from './pounds.ts'
import { notOffered, unknown } from './reason.ts'
import { grant } from './rewards.ts'
import { HAND, NOT_OWNED, pushFrame, type Frame, type State } from './state.ts'
import { kindTotal } from './totals.ts'
import { moveDiamonds, pushTracks } from './tracks.ts'
import { startAction } from './use.ts'

const BOARD = BOARD_SPACE.length

/** The company whose track an extra bonus space belongs to; -1 for a space of the board. */
export function spaceCompany(space: number): number {
  return space < BOARD ? -1 : (space - BOARD) >> 1
}

/** 0 for the first extra space of a track, 1 for the second. */
export function extraLevel(space: number): number {
  return (space - BOARD) & 1
}

/** What is printed at a bonus space; undefined for an extra space that the track lying there does not have. */
export function spaceRule(state: State, space: number): SpaceRule | undefined {
  if (space < BOARD) return BOARD_SPACE[space]
  return TRACK[state.tracks[spaceCompany(space)]].extra[extraLevel(space)]
}

// ── Placing a marker (M8.4) ──

export function listBonus(state: State, seat: Seat, out: Command[]): void {
  if (state.markers[seat] === 0) return
  for (let space = 0; space < SPACES.size; space++) if (isOpen(state, seat, space)) out.push(BONUS[space])
}

/** Free, unlocked, payable, its requirement met. It may bring nothing, but the buy space must lead to a purchase (R5). */
function isOpen(state: State, seat: Seat, space: number): boolean {
  if (state.spaces[space] >= 0) return false
  const rule = spaceRule(state, space)
  if (rule === undefined || rule.cost > state.pounds[seat]) return false
  if (space >= BOARD && !extraOpen(state, seat, space)) return false
  if (rule.notOpening && state.opening === 1) return false
  if (rule.majority >= 0 && !hasMajority(state, seat, rule)) return false
  if (rule.discards.length > 0 && !canDiscard(state, seat, rule)) return false
  return (
    rule.buyDiscount < 0 ||
    rule.buyOptional ||
    canBuy(state, state.pounds[seat] - rule.cost, rule.buyDiscount)
  )
}

/** Unlocked, and the other space of the track not used by this player this round (M9.9). */
function extraOpen(state: State, seat: Seat, space: number): boolean {
  const level = extraLevel(space)
  const other = level === 0 ? space + 1 : space - 1
  return state.usable[seat * COMPANIES.size + spaceCompany(space)] > level && state.spaces[other] !== seat
}

/** The lowest step reached, and nobody else with more (M8.8). */
function hasMajority(state: State, seat: Seat, { majority, tiers }: SpaceRule): boolean {
  const total = kindTotal(state, seat, majority)
  if (total < tiers[0].min) return false
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && state.ended[other] === 0 && kindTotal(state, other, majority) > total) return false
  return true
}

/** Places the marker, pays the cost, then gives what the space gives. */
export function placeMarker(state: State, seat: Seat, id: string, emit: Say): void {
  const space = SPACES.find(id)
  const rule = spaceRule(state, space) as SpaceRule
  startAction(state)
  state.spaces[space] = seat
  state.markers[seat]--
  if (emit) emit({ type: 'markerPlaced', seat, space: id })
  spend(state, seat, rule.cost, 'space', emit)
  if (rule.firstPlayer) {
    state.firstPlayer = seat
    if (emit) emit({ type: 'firstPlayer', seat })
  }
  // Diamond steps can bring pounds for the purchase, so they come first (M9.9: in either order); they are always made (R22).
  moveDiamonds(state, seat, rule.diamonds, emit)
  pushPoints(state, seat, rule.points)
  if (rule.buyDiscount >= 0) pushBuy(state, seat, rule.buyDiscount, rule.buyOptional)
  if (rule.discards.length > 0) pushFrame(state, 'discard', seat, -1, 0, 0, space)
  if (rule.majority >= 0) pushFrame(state, 'tier', seat, -1, 0, 0, space)
  if (rule.choices.length > 0) pushFrame(state, 'choice', seat, -1, 0, 0, space)
  if (rule.otherTracks > 0) pushTracks(state, seat, otherSteps(space, rule), rule.otherTracks)
}

/** Steps on every track but the one that the space belongs to. */
function otherSteps(space: number, { otherSteps: steps }: SpaceRule): number[] {
  const own = spaceCompany(space)
  return COMPANIES.ids.map((_, company) => (company === own ? 0 : steps))
}

/** Why a bonus space cannot be used (M8.4–M8.11, M9.9). */
export function refuseBonus(state: State, { seat }: Frame, command: Command & { type: 'bonus' }): Reason {
  const space = SPACES.find(command.space)
  const rule = space < 0 ? undefined : spaceRule(state, space)
  if (rule === undefined) return unknown(command)
  if (state.markers[seat] === 0) return because('M8.4', { markers: 0 })
  if (state.spaces[space] >= 0) return because('M8.4', { space: command.space, seat: state.spaces[space] })
  const company = spaceCompany(space)
  if (company >= 0 && !extraOpen(state, seat, space))
    return because('M9.9', { space: command.space, bonus: state.usable[seat * COMPANIES.size + company] })
  if (rule.cost > state.pounds[seat])
    return because('M8.4', { space: command.space, cost: rule.cost, pounds: state.pounds[seat] })
  return refuseRequirement(state, seat, rule)
}

function refuseRequirement(state: State, seat: Seat, rule: SpaceRule): Reason {
  if (rule.notOpening && state.opening === 1) return because('M8.5')
  if (rule.majority >= 0) {
    const totals = state.ended.map((_, other) => kindTotal(state, other, rule.majority))
    return because('M8.8', { total: totals[seat], needed: rule.tiers[0].min, best: Math.max(...totals) })
  }
  return rule.buyDiscount >= 0 ? because('M8.6', { pounds: state.pounds[seat] }) : because('M8.7')
}

/** The frames below are about the bonus space `item`. */
const spaceOnly = {
  show: ({ kind, seat, item }: Frame): FrameView => ({ kind, seat, space: SPACES.ids[item] }),
  read: (shown: FrameView): Frame => frameOf(shown, { item: SPACES.find(shown.space) }),
}

// ── Discarding a hand card (M8.7, M9.9) ──

function canDiscard(state: State, seat: Seat, { discards }: SpaceRule): boolean {
  for (let card = 0; card < CARDS.size; card++)
    if (state.place[seat * CARDS.size + card] === HAND && discards[CARD_KIND[card]]) return true
  return false
}

/** Whether a card that looks the same comes earlier in the hand: then that one is offered. */
export function hasTwinInHand(state: State, seat: Seat, card: number): boolean {
  const twins = EARLIER_TWINS[card]
  for (let i = 0; i < twins.length; i++) if (state.place[seat * CARDS.size + twins[i]] === HAND) return true
  return false
}

export const discard = decision({
  rule: 'M8.7',

  list(state, { seat, item }, out) {
    const { discards } = spaceRule(state, item) as SpaceRule
    for (let card = 0; card < CARDS.size; card++) {
      if (state.place[seat * CARDS.size + card] !== HAND || !discards[CARD_KIND[card]]) continue
      if (!hasTwinInHand(state, seat, card)) out.push(DISCARD[card])
    }
  },

  apply(state, { seat, item }, command, emit) {
    if (command.type !== 'discard') return
    const card = CARDS.find(command.card)
    popFrame(state)
    state.place[seat * CARDS.size + card] = NOT_OWNED
    state.discard.push(card)
    if (emit) emit({ type: 'cardDiscarded', seat, card: command.card })
    const { discardPlus } = spaceRule(state, item) as SpaceRule
    // The red number of the card and what the space adds (R4).
    receive(state, seat, CARD_CRATE[card] + discardPlus, 'discard', emit)
  },

  refuse: {
    discard: (state, { seat }, command) =>
      because('M8.7', { inHand: state.place[seat * CARDS.size + CARDS.find(command.card)] === HAND }),
  },
  ...spaceOnly,
})

// ── Majority rewards and other choices (M8.8, M9.9) ──

export const tier = decision({
  rule: 'M8.8',

  list(state, { seat, item }, out) {
    const { majority, tiers } = spaceRule(state, item) as SpaceRule
    const total = kindTotal(state, seat, majority)
    for (let i = 0; i < tiers.length; i++) if (tiers[i].min <= total) out.push(TIER[tiers[i].min])
  },

  apply(state, { seat, item }, command, emit) {
    if (command.type !== 'tier') return
    const { tiers } = spaceRule(state, item) as SpaceRule
    const chosen = tiers.findIndex(({ min }) => min === command.min)
    popFrame(state)
    if (emit) emit({ type: 'rewardChosen', seat, space: SPACES.ids[item], option: chosen + 1 })
    grant(state, seat, tiers[chosen].reward, 'majority', emit)
  },

  refuse: { tier: notOffered('M8.8') },
  ...spaceOnly,
})

export const choice = decision({
  rule: 'M9.9',

  list(state, { item }, out) {
    const { choices } = spaceRule(state, item) as SpaceRule
    for (let option = 1; option <= choices.length; option++) out.push(CHOOSE[option])
  },

  apply(state, { seat, item }, command, emit) {
    if (command.type !== 'choose') return
    const { points, diamonds } = (spaceRule(state, item) as SpaceRule).choices[command.option - 1]
    popFrame(state)
    if (emit) emit({ type: 'rewardChosen', seat, space: SPACES.ids[item], option: command.option })
    moveDiamonds(state, seat, diamonds, emit)
    pushPoints(state, seat, points)
  },

  refuse: { choose: notOffered('M9.9') },
  ...spaceOnly,
})
