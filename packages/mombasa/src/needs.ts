import type { Seat } from '@entrepot/kernel'
import { entryBook, isFaceDown, STEPS } from './books.ts'
import { INK_END } from './components/board.ts'
import { BOOK_NEEDS, type Needs } from './components/books.ts'
import { GOODS_COUNT } from './components/cards.ts'
import type { State } from './state.ts'
import { expansionTotal, goodsTotal, helperCount } from './totals.ts'

/** What a seat has face up to meet the needs of books. */
export interface Means {
  readonly goods: number[]
  expansion: number
  /** Bookkeepers and diamond merchants besides the bookkeeper that moves the inkwell (M7.3). */
  helpers: number
}

export function countMeans(state: State, seat: Seat, means: Means): Means {
  for (let good = 0; good < GOODS_COUNT; good++) means.goods[good] = goodsTotal(state, seat, good)
  means.expansion = expansionTotal(state, seat)
  means.helpers = helperCount(state, seat) - 1
  return means
}

/** Scratch for one question. */
const scratch: Means = { goods: [0, 0, 0], expansion: 0, helpers: 0 }

/** The last step that the inkwell can go to, over books whose needs are met or that lie face down (M7.2, M7.4). */
export function inkwellReach(state: State, seat: Seat): number {
  let step = state.inkwell[seat]
  const from = seat * STEPS
  if (step === INK_END || state.ledger[from + step + 1] < 0) return step
  countMeans(state, seat, scratch)
  while (step < INK_END && mayEnter(state.ledger[from + step + 1], scratch)) step++
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
