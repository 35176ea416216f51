import type { BaseState, Seat } from '@entrepot/kernel'

/** The players' choice between the fixed setup of the first game and the varied one of later games. */
export type SetupKind = 'first' | 'later'

/**
 * `tiles`: all choose a starting tile in secret (later games). `bonuses`: the starting tiles' bonuses are carried out.
 * `planning` and `action`: the two phases of a round. `over`: the game has ended.
 */
export type Phase = 'tiles' | 'bonuses' | 'planning' | 'action' | 'over'

/** What is pending, and what the numbers of its frame mean; those not named are unused. */
export type FrameKind =
  /** Choose the action of the turn. */
  | 'turn'
  /** Add goods cards to those in use, buy a card, or begin to step. */
  | 'goods'
  /** Steps for goods: `amount` value left. */
  | 'steps'
  /** Enter regions: `company`, `amount` points left, `set` regions entered. */
  | 'enter'
  /** Choose the column that the post of `company` for region `item` comes from. */
  | 'post'
  /** The track rewards of the regions in `set`, on the track of `company`. */
  | 'collect'
  /** Posts of `company` in the regions of `set` go back to the base. */
  | 'return'
  /** Remove `amount` posts from any bases. */
  | 'remove'
  /** Turn a book (not if `set` is 1) and move the inkwell; the bookkeeper brings `amount` points. */
  | 'bookkeeper'
  /** Spend `amount` bookkeeping points. */
  | 'points'
  /** `amount` steps on the track of `company`; asks at a capital call. */
  | 'advance'
  /** Advance on `amount` tracks of those in `set` (see `packSteps`). */
  | 'tracks'
  /** Buy a card for pounds at a price lower by `amount`; `set` 1: may be declined. */
  | 'buy'
  /** Discard a hand card on bonus space `item`. */
  | 'discard'
  /** Choose a majority reward of bonus space `item`. */
  | 'tier'
  /** Choose between the rewards of bonus space `item`. */
  | 'choice'
  /** Place book `item`; -1: first choose which. */
  | 'place'
  /** Choose the rest pile to take at the end of the own action phase. */
  | 'pile'
  /** Close the turn: cards face down, books placed, display refilled. */
  | 'finish'
  /** All starting bonuses are done: the first round begins. */
  | 'begin'

/** One pending piece of work. All kinds have the same members, so that copying and reading them stays fast. */
export interface Frame {
  kind: FrameKind
  readonly seat: Seat
  readonly company: number
  amount: number
  set: number
  item: number
}

/**
 * The whole game. Components are referred to by number (see `components/`); lists over seats come in seat order; lists with
 * several entries for each seat are read as `list[seat * size + index]`.
 */
export interface State extends BaseState {
  setup: SetupKind
  seats: number
  phase: Phase
  /** 1 … 7. */
  round: number
  /** Who holds the first-player marker. */
  firstPlayer: Seat
  /** Whose turn it is; -1 outside the action phase. */
  turn: Seat
  /** 1 during the first turn of a round (M8.5). */
  opening: number
  /** Cards and tiles used by the action under way, as bits: slots from 0 on, then bonus tiles. */
  inUse: number
  /** The slot of the goods card under the "+1 goods" tile; -1 while it lies beside the board. */
  goodsTileSlot: number
  /** What is to be decided or done, the next on top. */
  frames: Frame[]

  /** By company: its track. */
  tracks: number[]
  /** By column of a base, three a company: the posts left. */
  posts: number[]
  /** By column: 1 once its last space has been uncovered (M6.8). */
  lastOpen: number[]
  /** By company: the posts that left the game (M6.9, M10.6). */
  lostPosts: number[]
  /** By region: the companies with a post, as bits. */
  regions: number[]

  /** The action deck in secret order, the top card last. */
  deck: number[]
  /** By display space: the card; -1 for a gap. */
  cardDisplay: number[]
  /** Cards out of the game, face up, the latest last. */
  discard: number[]

  /** The books of the three letters in secret order, the next one last. */
  supply: number[][]
  /** By display space: the book; -1 for a gap. */
  bookDisplay: number[]
  /** By display space: the coins lying there. */
  bookCoins: number[]
  /** Books taken this turn and not yet placed, in rising order. */
  taken: number[]
  /** Books that fitted nowhere and left the game (R10). */
  lostBooks: number[]

  /** By bonus space: whose marker is there; -1 when free. */
  spaces: number[]
  /** By bonus tile: who holds it; -1 beside the board (M2.8). */
  tileHolder: number[]

  /** Later games: the tiles dealt to each seat, `TILES_DEALT` a seat; secret. */
  dealtTiles: number[]
  /** By seat: the starting tile kept; -1 before the choice. Secret until all have chosen. */
  startTile: number[]

  pounds: number[]
  /** By seat: the space of the diamond marker. */
  diamonds: number[]
  /** By seat: the step of the inkwell. */
  inkwell: number[]
  /** By seat: bonus markers in the supply. */
  markers: number[]
  /** By seat: 1 once the action phase is ended this round. */
  ended: number[]
  /** By seat: the slots and bonus tiles that are face down, as bits like `inUse`. */
  faceDown: number[]
  /** By seat: the next slot to be planned; the number of slots when the plan is finished. Secret but for that. */
  planned: number[]

  /** By seat and card: where the own card is (see `HAND`, `IN_SLOT`, `PILE`). */
  place: number[]
  /** By seat and slot: the card; -1 for none. Secret during planning. */
  slots: number[]
  /** By seat and company: the space of the marker. */
  steps: number[]
  /** By seat and company: the bonus in use (M9.6): 0 none, 1 first, 2 second. */
  usable: number[]
  /** By seat and step: the top book, twice its number plus 1 if face down; -1 for none. */
  ledger: number[]
  /** Covered books, the lower ones of a step first: pairs of place in the ledger and book as above. */
  covered: number[]
}

/** Values of `place`; rest piles follow from PILE on. */
export const NOT_OWNED = 0
export const HAND = 1
export const IN_SLOT = 2
export const PILE = 3

export function pushFrame(
  state: State,
  kind: FrameKind,
  seat: Seat,
  company: number,
  amount: number,
  set: number,
  item: number,
): void {
  state.frames.push({ kind, seat, company, amount, set, item })
}
