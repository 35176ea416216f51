import { shuffle, type Rng, type Viewer } from '@entrepot/kernel'
import {
  CARD_COUNT,
  HAND_LIMIT,
  NONE,
  ORDER_INDEX,
  ORDERS_DEALT,
  ORDERS_REMOVED,
} from './components/components.ts'
import { indexIn, knownState, takenBy } from './known.ts'
import { ORDER_HIDDEN, type State } from './state.ts'
import type { View } from './view.ts'

/**
 * A world that looks like this to the viewer. What is open is read from the view; the orders and technologies that the viewer
 * has not seen are dealt at random to where unseen ones lie: nothing tells these places apart (Y1.9).
 */
export function resample(view: View, _viewer: Viewer, rng: Rng): State {
  const state = knownState(view)
  dealOrders(state, view, rng)
  dealCards(state, rng)
  return state
}

/** Y1.8, Y1.9: unseen orders go at random to other players' dealt ones, the removed ones and the deck. */
function dealOrders(state: State, view: View, rng: Rng): void {
  const seen = new Set(
    view.players.flatMap(({ dealt }) => (dealt ?? []).map((id) => indexIn(ORDER_INDEX, id))),
  )
  const unseen = shuffle(
    rng,
    state.orders.flatMap((place, order) => (place === ORDER_HIDDEN && !seen.has(order) ? [order] : [])),
  )
  for (const [seat, player] of view.players.entries()) {
    const dealt = player.dealt?.map((id) => indexIn(ORDER_INDEX, id)) ?? []
    const kept = indexIn(ORDER_INDEX, player.kept)
    if (player.dealt === null) {
      if (kept !== NONE) dealt.push(kept)
      while (dealt.length < ORDERS_DEALT) dealt.push(unseen.pop() as number)
    }
    for (const [place, order] of dealt.entries()) state.dealt[seat * ORDERS_DEALT + place] = order
    // Which of two unseen cards was kept is as good as any: both were drawn at random.
    if (player.chosen) state.kept[seat] = kept === NONE ? 0 : dealt.indexOf(kept)
    const hand = takenBy(player).map((id) => indexIn(ORDER_INDEX, id))
    // The kept order came first; those taken lie behind it.
    if (player.orders.length > hand.length) hand.unshift(dealt[state.kept[seat]])
    for (const [place, order] of hand.entries()) state.orderHand[seat * HAND_LIMIT + place] = order
  }
  state.removed = unseen.splice(0, ORDERS_REMOVED[view.seats])
  state.orderDeck = unseen
}

/** Y1.9: all know which cards the technology deck must hold, nobody their order. */
function dealCards(state: State, rng: Rng): void {
  const deck: number[] = []
  for (let card = 0; card < CARD_COUNT; card++) {
    if (state.cardOwner[card] === NONE && !state.laboratories.includes(card)) deck.push(card)
  }
  state.cardDeck = shuffle(rng, deck)
}
