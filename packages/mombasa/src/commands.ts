import { INK_END, SLOTS } from './components/board.ts'
import { BOOKS, START_TILES } from './components/books.ts'
import { CARDS } from './components/cards.ts'
import { COMPANIES, components } from './components/components.ts'
import { COLUMNS, REGIONS } from './components/map.ts'
import { SPACES, TILES } from './components/spaces.ts'

/** Everything a player can do, by decision. Cards, tiles, regions and companies by their ids. */
export type Command =
  /** Later games: keep this starting tile (M2.11). */
  | { readonly type: 'keep'; readonly tile: string }
  /** Take the choice of the starting tile back while others still choose. */
  | { readonly type: 'rechoose' }
  /** Put a hand card into the slot, or leave it empty (M3.1). */
  | { readonly type: 'plan'; readonly slot: string; readonly card: string | null }
  /** Take the finished plan back while others still plan (M3.5). */
  | { readonly type: 'replan' }
  /** Put the "+1 goods" tile on a goods card (M8.12). */
  | { readonly type: 'plusOne'; readonly card: string }
  /** Use a goods card, as the first or a further one (M5.1). */
  | { readonly type: 'goods'; readonly card: string }
  | { readonly type: 'buy'; readonly card: string }
  /** One step for one value, across a capital call if `pay` is there (M5.5). */
  | { readonly type: 'step'; readonly company: string; readonly pay?: number }
  /** Give up the goods value that is left (M5.7). */
  | { readonly type: 'forfeit' }
  /** Use all expansion cards for a company, or for nothing (M6.2, M6.6). */
  | { readonly type: 'expand'; readonly company: string | null }
  | { readonly type: 'enter'; readonly region: string }
  /** Enter no more regions (M6.6). */
  | { readonly type: 'stop' }
  /** The column that the entering post comes from, goes back to, or is removed from; 1 is the first. */
  | { readonly type: 'post' | 'return' | 'remove'; readonly company: string; readonly column: number }
  /** Which region's track reward comes next (M6.7). */
  | { readonly type: 'collect'; readonly region: string }
  /** Use a bookkeeper card or tile (M7). */
  | { readonly type: 'bookkeeper'; readonly card: string }
  /** Pay to turn a book face down (M7.1). */
  | { readonly type: 'turnBook'; readonly step: number }
  /** Move the inkwell to the step (M7.2). */
  | { readonly type: 'move'; readonly step: number }
  /** Leave the inkwell where it is. */
  | { readonly type: 'stay' }
  /** Take a book for points (M7.7). */
  | { readonly type: 'take'; readonly book: string }
  /** Take pounds for the points left. */
  | { readonly type: 'cash' }
  /** Which of the taken books is placed next (M7.9). */
  | { readonly type: 'pick'; readonly book: string }
  | { readonly type: 'place'; readonly book: string; readonly step: number }
  /** Use a diamond merchant card or tile (M8.1, M8.2). */
  | { readonly type: 'merchant'; readonly card: string }
  /** Place a bonus marker (M8.4). */
  | { readonly type: 'bonus'; readonly space: string }
  /** Take the majority reward for this total (M8.8). */
  | { readonly type: 'tier'; readonly min: number }
  /** Take the first or the second of the rewards offered (M9.9). */
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'discard'; readonly card: string }
  /** Pay the capital call of this track (M9.2). */
  | { readonly type: 'pay'; readonly company: string }
  /** Do not pay the capital call, or do not buy. */
  | { readonly type: 'decline' }
  /** Which track advances next (M9.9, M8.16). */
  | { readonly type: 'advance'; readonly company: string }
  /** End the own action phase (M8.15). */
  | { readonly type: 'end' }
  /** The rest pile to take, by its slot. */
  | { readonly type: 'pile'; readonly slot: string }

function table(ids: readonly string[], make: (id: string) => Command): readonly Command[] {
  return ids.map((id) => Object.freeze(make(id)))
}

function numbered(count: number, make: (index: number) => Command): readonly Command[] {
  return Array.from({ length: count }, (_, index) => Object.freeze(make(index)))
}

const single = (
  type: 'rechoose' | 'replan' | 'forfeit' | 'stop' | 'stay' | 'cash' | 'decline' | 'end',
): Command => Object.freeze({ type })

/** All commands with their numbers as keys, made once: listing them costs no allocation. */
export const RECHOOSE = single('rechoose')
export const REPLAN = single('replan')
export const FORFEIT = single('forfeit')
export const STOP = single('stop')
export const STAY = single('stay')
export const CASH = single('cash')
export const DECLINE = single('decline')
export const END = single('end')

export const KEEP = table(START_TILES.ids, (tile) => ({ type: 'keep', tile }))
/** By slot and card; the entry after the last card leaves the slot empty. */
export const PLAN = SLOTS.ids.map((slot) => [
  ...table(CARDS.ids, (card) => ({ type: 'plan', slot, card })),
  Object.freeze({ type: 'plan', slot, card: null } satisfies Command),
])
export const PLUS_ONE = table(CARDS.ids, (card) => ({ type: 'plusOne', card }))
export const GOODS_CARD = table(CARDS.ids, (card) => ({ type: 'goods', card }))
export const BUY = table(CARDS.ids, (card) => ({ type: 'buy', card }))
export const DISCARD = table(CARDS.ids, (card) => ({ type: 'discard', card }))

/** Cards, then bonus tiles, which count as cards of their kind (M8.13). */
const cardsAndTiles = [...CARDS.ids, ...TILES.ids]
export const USE_BOOKKEEPER = table(cardsAndTiles, (card) => ({ type: 'bookkeeper', card }))
export const USE_MERCHANT = table(cardsAndTiles, (card) => ({ type: 'merchant', card }))

export const STEP = table(COMPANIES.ids, (company) => ({ type: 'step', company }))
const dearest = Math.max(
  0,
  ...components.tracks.flatMap(({ capitalCalls }) => capitalCalls.map(({ cost }) => cost)),
)
/** By company and pounds to pay. */
export const STEP_PAYING = COMPANIES.ids.map((company) =>
  numbered(dearest + 1, (pay) => ({ type: 'step', company, pay })),
)
export const PAY = table(COMPANIES.ids, (company) => ({ type: 'pay', company }))
export const ADVANCE = table(COMPANIES.ids, (company) => ({ type: 'advance', company }))

export const EXPAND = table(COMPANIES.ids, (company) => ({ type: 'expand', company }))
export const EXPAND_NOTHING: Command = Object.freeze({ type: 'expand', company: null })
export const ENTER = table(REGIONS.ids, (region) => ({ type: 'enter', region }))
export const COLLECT = table(REGIONS.ids, (region) => ({ type: 'collect', region }))

function byColumn(type: 'post' | 'return' | 'remove'): readonly Command[] {
  return COMPANIES.ids.flatMap((company) =>
    numbered(COLUMNS, (index) => ({ type, company, column: index + 1 })),
  )
}
export const POST = byColumn('post')
export const RETURN = byColumn('return')
export const REMOVE = byColumn('remove')

export const TURN_BOOK = numbered(INK_END + 1, (step) => ({ type: 'turnBook', step }))
export const MOVE = numbered(INK_END + 1, (step) => ({ type: 'move', step }))
export const TAKE = table(BOOKS.ids, (book) => ({ type: 'take', book }))
export const PICK = table(BOOKS.ids, (book) => ({ type: 'pick', book }))
/** By book and step. */
export const PLACE = BOOKS.ids.map((book) => numbered(INK_END + 1, (step) => ({ type: 'place', book, step })))

export const BONUS = table(SPACES.ids, (space) => ({ type: 'bonus', space }))
/** By the printed total. */
export const TIER = numbered(
  1 + Math.max(0, ...components.bonusSpaces.flatMap(({ tiers }) => (tiers ?? []).map(({ min }) => min))),
  (min) => ({ type: 'tier', min }),
)
/** From 1 on. */
export const CHOOSE = numbered(
  1 +
    Math.max(
      0,
      ...components.tracks.flatMap(({ bonuses }) => [
        bonuses.first.choose?.length ?? 0,
        bonuses.second.choose?.length ?? 0,
      ]),
    ),
  (option) => ({ type: 'choose', option }),
)

export const TAKE_PILE = table(SLOTS.ids, (slot) => ({ type: 'pile', slot }))
