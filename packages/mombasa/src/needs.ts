import type { Seat } from '@entrepot/kernel'
import { entryBook, isFaceDown, STEPS } from './books.ts'
import { INK_END, SLOTS } from './components/board.ts'
import { BOOK_NEEDS, type Needs } from './components/books.ts'
import { BOOKKEEPER, CARD_KIND, CARD_VALUE, EXPANSION, GOODS_COUNT, MERCHANT } from './components/cards.ts'
import { GOODS_TILE, TILE, TILES } from './components/spaces.ts'
import type { State } from './state.ts'
import { cardPlus, expansionPlus, faceUpCard, hasTile, tiledSlot } from './totals.ts'

/** What a seat has face up, such as to meet the needs of books. */
export interface Means {
  readonly goods: number[]
  expansion: number
  /** Bookkeepers and diamond merchants besides the bookkeeper that moves the inkwell (M7.3). */
  helpers: number
  bookkeepers: number
  merchants: number
}

export function noMeans(): Means {
  return { goods: [0, 0, 0], expansion: 0, helpers: 0, bookkeepers: 0, merchants: 0 }
}

/** The totals of `totals.ts`, all in one look at the slots and tiles (M4.6, M7.3). */
export function countMeans(state: State, seat: Seat, means: Means): Means {
  const { goods } = means
  goods[0] = goods[1] = goods[2] = 0
  const tiled = tiledSlot(state, seat)
  let points = 0
  let expansions = 0
  let bookkeepers = 0
  let merchants = 0
  for (let slot = 0; slot < SLOTS.size; slot++) {
    const card = faceUpCard(state, seat, slot)
    if (card < 0) continue
    const kind = CARD_KIND[card]
    if (kind < GOODS_COUNT) {
      goods[kind] += CARD_VALUE[card] + cardPlus(state, seat, kind)
      if (slot === tiled) goods[kind] += TILE[GOODS_TILE].plusUnits
    } else if (kind === EXPANSION) {
      points += CARD_VALUE[card]
      expansions++
    } else if (kind === BOOKKEEPER) bookkeepers++
    else if (kind === MERCHANT) merchants++
  }
  for (let tile = 0; tile < TILES.size; tile++) {
    if (!hasTile(state, seat, tile)) continue
    const { kind, expansion } = TILE[tile]
    if (kind === EXPANSION) {
      points += expansion
      expansions++
    } else if (kind === BOOKKEEPER) bookkeepers++
    else if (kind === MERCHANT) merchants++
  }
  means.expansion = expansions === 0 ? 0 : points + expansionPlus(state, seat)
  means.bookkeepers = bookkeepers
  means.merchants = merchants
  means.helpers = bookkeepers + merchants - 1
  return means
}

/** Scratch for one question. */
const scratch = noMeans()

/** The last step that the inkwell can go to, over books whose needs are met or that lie face down (M7.2, M7.4). */
export function inkwellReach(state: State, seat: Seat): number {
  const step = state.inkwell[seat]
  if (step === INK_END || state.ledger[seat * STEPS + step + 1] < 0) return step
  return reachWith(state, seat, countMeans(state, seat, scratch))
}

/** The same for what the seat is known to have face up. */
export function reachWith(state: State, seat: Seat, means: Means): number {
  const from = seat * STEPS
  let step = state.inkwell[seat]
  while (step < INK_END && mayEnter(state.ledger[from + step + 1], means)) step++
  return step
}

/** Empty spaces cannot be entered; a face-down book asks for nothing (M7.4). */
export function mayEnter(entry: number, means: Means): boolean {
  return entry >= 0 && (isFaceDown(entry) || meets(BOOK_NEEDS[entryBook(entry)], means))
}

/** Each book by itself; two needs of the same type are met by different units (M7.2, M7.3). */
function meets(needs: Needs, { goods, expansion, helpers }: Means): boolean {
  if (expansion < needs.expansion || helpers < needs.helpers) return false
  for (let good = 0; good < GOODS_COUNT; good++) if (goods[good] < needs.goods[good]) return false
  if (needs.any.length === 0) return true
  return meetsAny(needs, goods, needs.any.length - 1, needs.goods[0], needs.goods[1], needs.goods[2])
}

/** Whether the needs for any one good up to the given one can be met besides what is already promised. */
function meetsAny(
  needs: Needs,
  goods: readonly number[],
  index: number,
  coffee: number,
  banana: number,
  cotton: number,
): boolean {
  if (index < 0) return true
  const more = needs.any[index]
  return (
    (goods[0] >= coffee + more && meetsAny(needs, goods, index - 1, coffee + more, banana, cotton)) ||
    (goods[1] >= banana + more && meetsAny(needs, goods, index - 1, coffee, banana + more, cotton)) ||
    (goods[2] >= cotton + more && meetsAny(needs, goods, index - 1, coffee, banana, cotton + more))
  )
}
