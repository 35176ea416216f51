import type { Emit, Seat } from '@entrepot/kernel'

/** Why pounds changed hands. */
export type PoundsReason =
  | 'special'
  | 'capitalCall'
  | 'region'
  | 'book'
  | 'points'
  | 'inkwell'
  | 'coin'
  | 'diamonds'
  | 'merchant'
  | 'majority'
  | 'space'
  | 'purchase'
  | 'discard'
  | 'turnBook'

/** What happened. Only those marked "to the seat" are secret. */
export type Event =
  /** To the seat: the own choice of a starting tile. */
  | { readonly type: 'tileKept'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'tileChosen' | 'tileTakenBack'; readonly seat: Seat }
  | { readonly type: 'startTile'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'planning'; readonly round: number }
  /** To the seat: the own plan. */
  | { readonly type: 'planned'; readonly seat: Seat; readonly slot: string; readonly card: string | null }
  | { readonly type: 'planFinished' | 'planTakenBack'; readonly seat: Seat }
  | { readonly type: 'planRevealed'; readonly seat: Seat; readonly cards: readonly (string | null)[] }
  | { readonly type: 'turnBegins'; readonly seat: Seat }
  | { readonly type: 'bonusUsable'; readonly seat: Seat; readonly company: string; readonly bonus: number }
  /** Positive: received; negative: paid. */
  | { readonly type: 'pounds'; readonly seat: Seat; readonly amount: number; readonly reason: PoundsReason }
  | { readonly type: 'plusOnePlaced'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'cardInUse'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'cardsTurned'; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly type: 'cardBought'
      readonly seat: Seat
      readonly card: string
      readonly space: string
      readonly price: number
      readonly paidWith: 'goods' | 'pounds'
    }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly company: string; readonly space: number }
  /** Steps that could not be made or were given up (M5.7, M9.4). */
  | { readonly type: 'stepsLost'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'callDeclined'; readonly seat: Seat; readonly company: string }
  | { readonly type: 'purchaseDeclined'; readonly seat: Seat }
  | {
      readonly type: 'expansionBegins'
      readonly seat: Seat
      readonly company: string
      readonly points: number
    }
  | { readonly type: 'expansionForgone'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'expansionEnds'
      readonly seat: Seat
      readonly company: string
      readonly pointsLost: number
    }
  | {
      readonly type: 'regionEntered'
      readonly seat: Seat
      readonly company: string
      readonly region: string
      /** The column that the post came from. */
      readonly column: number
    }
  | {
      readonly type: 'postReturned'
      readonly company: string
      readonly region: string
      /** null: no space was free, the post left the game (M6.9). */
      readonly column: number | null
    }
  | { readonly type: 'postRemoved'; readonly seat: Seat; readonly company: string; readonly column: number }
  | { readonly type: 'regionCollected'; readonly seat: Seat; readonly region: string }
  | { readonly type: 'diamondsMoved'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'bookTurned'; readonly seat: Seat; readonly step: number; readonly book: string }
  | { readonly type: 'inkwellMoved'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'inkwellStays'; readonly seat: Seat }
  | { readonly type: 'bookTaken'; readonly seat: Seat; readonly book: string; readonly space: string }
  | { readonly type: 'bookPicked'; readonly seat: Seat; readonly book: string }
  | { readonly type: 'bookPlaced'; readonly seat: Seat; readonly book: string; readonly step: number }
  /** It fitted nowhere and left the game (R10). */
  | { readonly type: 'bookLost'; readonly seat: Seat; readonly book: string }
  | {
      readonly type: 'booksDrawn'
      readonly books: readonly { readonly space: string; readonly book: string }[]
    }
  | { readonly type: 'markerPlaced'; readonly seat: Seat; readonly space: string }
  | { readonly type: 'rewardChosen'; readonly seat: Seat; readonly space: string; readonly option: number }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'phaseEnded'; readonly seat: Seat; readonly pile: string | null }
  | { readonly type: 'roundBegins'; readonly round: number }
  | { readonly type: 'coinsLaid'; readonly spaces: readonly string[] }
  | { readonly type: 'cardsSwept'; readonly cards: readonly string[] }
  | { readonly type: 'cardsDrawn'; readonly display: readonly (string | null)[] }
  | { readonly type: 'markersReturned' }
  | { readonly type: 'tileReceived'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'gameEnds' }

/** Where events go; null in search, which pays nothing for them. */
export type Say = Emit<Event> | null
