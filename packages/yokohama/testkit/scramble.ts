import { below, shuffle, type Rng, type Viewer } from '@entrepot/kernel'
import { HAND_LIMIT, NONE, ORDERS_DEALT } from '../src/components/components.ts'
import { yokohama } from '../src/index.ts'
import type { State } from '../src/state.ts'

/** A place in the state where an order lies that the viewer has not seen. */
interface Place {
  readonly list: number[]
  readonly index: number
}

/**
 * Y1.8, Y1.9 in other words: the deck and the removed orders are known to nobody; of the two orders dealt to another player the
 * kept one is known once it is fulfilled, the rejected one when the game is over; before all have chosen, which of the two
 * was kept is not known either. The technology deck is known but for its order.
 */
export function scramble(state: State, viewer: Viewer, rng: Rng): State {
  const world = yokohama.clone(state)
  const places: Place[] = []
  const add = (list: number[]): void => list.forEach((_, index) => places.push({ list, index }))
  add(world.orderDeck)
  add(world.removed)
  for (let seat = 0; seat < world.seats && !world.over; seat++) {
    if (seat === viewer) continue
    for (let place = 0; place < ORDERS_DEALT; place++) {
      const index = seat * ORDERS_DEALT + place
      const fulfilled = world.kept[seat] === place && world.orders[world.dealt[index]] === seat
      if (!fulfilled) places.push({ list: world.dealt, index })
    }
  }
  const orders = shuffle(
    rng,
    places.map(({ list, index }) => list[index]),
  )
  const keptBefore = world.kept.map((place, seat) =>
    place === NONE ? NONE : world.dealt[seat * ORDERS_DEALT + place],
  )
  for (const [n, { list, index }] of places.entries()) list[index] = orders[n]
  const choosing = world.kept.includes(NONE)
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat === viewer || world.kept[seat] === NONE) continue
    if (choosing) world.kept[seat] = below(rng, ORDERS_DEALT)
    const inHand = world.orderHand.indexOf(keptBefore[seat], seat * HAND_LIMIT)
    const held = inHand >= seat * HAND_LIMIT && inHand < (seat + 1) * HAND_LIMIT
    if (held && keptBefore[seat] !== NONE)
      world.orderHand[inHand] = world.dealt[seat * ORDERS_DEALT + world.kept[seat]]
  }
  shuffle(rng, world.cardDeck)
  return world
}
