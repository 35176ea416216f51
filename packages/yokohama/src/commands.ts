import {
  ACHIEVEMENT_IDS,
  AREA_IDS,
  CARD_IDS,
  CARDS,
  CHURCH_SPACES,
  COST_MODIFIER,
  CUSTOMS_SPACES,
  GIFT_KINDS,
  LEVEL_IMPORTS,
  MAY_LEAVE_COUNT,
  ONCE_PER_TURN,
  ORDER_IDS,
  SITES,
} from './components/components.ts'
import { PIECES, RESOURCES, type Good, type Piece, type Resource } from './components/schema.ts'

/** Everything a player can do, with the ids of the components. */
export type Command =
  /** Set-up: keep this one of the dealt orders (Y2.7). */
  | { readonly type: 'keep'; readonly order: string }
  /** Set-up: take the choice back while others have not chosen. */
  | { readonly type: 'rechoose' }
  /** Phases A and C: use an agent in this area (Y7.1). */
  | { readonly type: 'agent'; readonly area: string }
  /** Phases A and C: put an assistant on an achievement (Y7.2). */
  | { readonly type: 'achieve'; readonly achievement: string }
  /** Phases A and C: fulfil an order (Y7.3). */
  | { readonly type: 'fulfil'; readonly order: string }
  /** Use Spinning Mill or University (Y9.4). */
  | { readonly type: 'use'; readonly technology: string }
  /** End phase C and with it the turn. */
  | { readonly type: 'end' }
  /** Step 1: place an assistant (Y4). */
  | { readonly type: 'place'; readonly area: string }
  /** Step 2: move the president there; `paying` names the areas on the way, or the last one, where something is paid (Y5). */
  | { readonly type: 'move'; readonly to: string; readonly paying?: readonly string[] }
  /** Step 2: return the president to the hand (Y5.6). */
  | { readonly type: 'return' }
  /** Step 2: leave the president in hand (R16). */
  | { readonly type: 'stay' }
  /** While returning: take an assistant of this area along; with R3 all of them. */
  | { readonly type: 'recall'; readonly area: string }
  /** Port: take an order; the second one is paid for (Y8.2). */
  | { readonly type: 'take'; readonly order: string; readonly pay?: 'yen' | 'import' }
  /** Laboratory: take a technology; levels not paid with imports are paid in yen (Y8.3). */
  | { readonly type: 'acquire'; readonly card: string; readonly imports: number }
  /** Move a piece from warehouse to hand (Y8.4, Y10.2). */
  | { readonly type: 'fetch'; readonly piece: Piece }
  /** Chinatown (Y8.5). */
  | { readonly type: 'sell'; readonly what: Resource }
  | { readonly type: 'buy'; readonly what: Resource }
  /** Church and customs house: put an assistant on a space (Y8.6, Y8.7). */
  | { readonly type: 'put'; readonly space: string }
  /** Church: what is given for the missing faith (Y8.6). */
  | { readonly type: 'give'; readonly gifts: readonly Resource[] }
  /** Step 4: take the 5-power token (Y6.3). */
  | { readonly type: 'token' }
  /** Step 5: build on this lot (Y6.4). */
  | { readonly type: 'build'; readonly lot: string }
  /** Step 6 with Telephone: recover, leaving so many assistants (Y9.10). */
  | { readonly type: 'recover'; readonly leave: number }
  /** Take a good of choice (Y10.1). */
  | { readonly type: 'choose'; readonly good: Good }
  /** Deploy icon: where the assistant comes from, then where it goes (Y10.3). */
  | { readonly type: 'deployFrom'; readonly from: string }
  | { readonly type: 'deployTo'; readonly area: string }
  /** Put the station on an area (Y9.2). */
  | { readonly type: 'station'; readonly area: string }
  /** Decline something optional. */
  | { readonly type: 'pass' }
  /** Enough of something that could be done more often. */
  | { readonly type: 'done' }

/** In `deployFrom`, the hand. */
export const HAND = 'hand'

type Table = readonly Command[]

function table<Item>(items: readonly Item[], make: (item: Item) => Command): Table {
  return Object.freeze(items.map((item) => Object.freeze(make(item))))
}

// The commands themselves, made once: lists of legal commands share them.

export const RECHOOSE: Command = Object.freeze({ type: 'rechoose' })
export const END: Command = Object.freeze({ type: 'end' })
export const RETURN: Command = Object.freeze({ type: 'return' })
export const STAY: Command = Object.freeze({ type: 'stay' })
export const TAKE_TOKEN: Command = Object.freeze({ type: 'token' })
export const PASS: Command = Object.freeze({ type: 'pass' })
export const DONE: Command = Object.freeze({ type: 'done' })

export const KEEP = table(ORDER_IDS, (order) => ({ type: 'keep', order }))
export const AGENT = table(AREA_IDS, (area) => ({ type: 'agent', area }))
export const ACHIEVE = table(ACHIEVEMENT_IDS, (achievement) => ({ type: 'achieve', achievement }))
export const FULFIL = table(ORDER_IDS, (order) => ({ type: 'fulfil', order }))
export const USE = table(ONCE_PER_TURN, ({ id }) => ({ type: 'use', technology: id }))
export const PLACE = table(AREA_IDS, (area) => ({ type: 'place', area }))
export const MOVE = table(AREA_IDS, (to) => ({ type: 'move', to }))
export const RECALL = table(AREA_IDS, (area) => ({ type: 'recall', area }))
export const TAKE = table(ORDER_IDS, (order) => ({ type: 'take', order }))
export const TAKE_FOR_YEN = table(ORDER_IDS, (order) => ({ type: 'take', order, pay: 'yen' }))
export const TAKE_FOR_IMPORT = table(ORDER_IDS, (order) => ({ type: 'take', order, pay: 'import' }))
export const FETCH = table(PIECES, (piece) => ({ type: 'fetch', piece }))
export const SELL = table(RESOURCES, (what) => ({ type: 'sell', what }))
export const BUY = table(RESOURCES, (what) => ({ type: 'buy', what }))
export const PUT_CHURCH = table(CHURCH_SPACES, ({ id }) => ({ type: 'put', space: id }))
export const PUT_CUSTOMS = table(CUSTOMS_SPACES, ({ id }) => ({ type: 'put', space: id }))
export const CHOOSE = table(RESOURCES.slice(0, 4) as Good[], (good) => ({ type: 'choose', good }))
/** By area, and the hand last. */
export const DEPLOY_FROM = table([...AREA_IDS, HAND], (from) => ({ type: 'deployFrom', from }))
export const DEPLOY_TO = table(AREA_IDS, (area) => ({ type: 'deployTo', area }))
export const STATION = table(AREA_IDS, (area) => ({ type: 'station', area }))
export const RECOVER = table(
  Array.from({ length: MAY_LEAVE_COUNT + 1 }, (_, leave) => leave),
  (leave) => ({ type: 'recover', leave }),
)

/** By site × LOTS + lot. */
export const BUILD = table(
  SITES.flatMap(({ lotIds }) => lotIds),
  (lot) => ({ type: 'build', lot }),
)

/** By set of kinds, as bits over GIFT_KINDS. */
export const GIVE = table(
  Array.from({ length: 1 << GIFT_KINDS.length }, (_, bits) =>
    GIFT_KINDS.filter((_kind, place) => (bits & (1 << place)) !== 0),
  ),
  (kinds) => ({ type: 'give', gifts: Object.freeze(kinds.map((kind) => RESOURCES[kind])) }),
)

/** The dearest technology in the dearest slot, paid with imports alone. */
export const MOST_IMPORTS =
  LEVEL_IMPORTS * (Math.max(...CARDS.map(({ value }) => value)) + Math.max(...COST_MODIFIER.flat()))
/** By card × (MOST_IMPORTS + 1) + imports. */
export const ACQUIRE = table(
  CARD_IDS.flatMap((card) => Array.from({ length: MOST_IMPORTS + 1 }, (_, imports) => ({ card, imports }))),
  ({ card, imports }) => ({ type: 'acquire', card, imports }),
)
