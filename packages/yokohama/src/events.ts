import type { Emit, ScoreSheet, Seat } from '@entrepot/kernel'
import type { Piece, Resource } from './components/schema.ts'

/** What ends the game (Y11.1, R8). */
export type EndReason = 'tradingHouses' | 'shops' | 'orders' | 'church' | 'customs'

/** Everything that happens, in the words of the game. `source` is the id of the component that gives or asks it. */
export type Event =
  | { readonly type: 'orderChosen'; readonly seat: Seat }
  | { readonly type: 'choiceReopened'; readonly seat: Seat }
  /** To the seat alone. */
  | { readonly type: 'orderKept'; readonly seat: Seat; readonly order: string }
  /** All have chosen; the orders are in the hands. */
  | { readonly type: 'gameBegan'; readonly start: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly what: Resource
      readonly amount: number
      readonly source: string
    }
  /** `to` is the seat that is paid, null for the bank. */
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly what: Resource
      readonly amount: number
      readonly to: Seat | null
      readonly source: string
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly area: string }
  /** `path` holds every area entered, the last one included. */
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly by: 'walking' | 'tram' | 'hand'
      readonly path: readonly string[]
    }
  /** The president remains in hand: no area was open, or none was wanted (Y5.2, R16). */
  | { readonly type: 'stayed'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat; readonly from: string }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly area: string; readonly count: number }
  | { readonly type: 'agentUsed'; readonly seat: Seat; readonly agent: string }
  | {
      readonly type: 'acted'
      readonly seat: Seat
      readonly area: string
      readonly power: number
      readonly agent: boolean
    }
  | { readonly type: 'orderTaken'; readonly seat: Seat; readonly order: string; readonly board: string }
  | {
      readonly type: 'technologyAcquired'
      readonly seat: Seat
      readonly card: string
      readonly board: string
    }
  /** Cards have slid left and new ones were drawn. */
  | { readonly type: 'refilled'; readonly board: string; readonly cards: readonly string[] }
  | { readonly type: 'stationPlaced'; readonly seat: Seat; readonly area: string }
  | { readonly type: 'agentTaken'; readonly seat: Seat; readonly agent: string }
  | { readonly type: 'fetched'; readonly seat: Seat; readonly piece: Piece; readonly count: number }
  | { readonly type: 'traded'; readonly seat: Seat; readonly trade: 'sell' | 'buy'; readonly what: Resource }
  | { readonly type: 'putOnBoard'; readonly seat: Seat; readonly space: string; readonly from: string }
  | { readonly type: 'tokenTaken'; readonly seat: Seat; readonly area: string; readonly token: string }
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly area: string
      readonly piece: Piece
      readonly lot: string
    }
  | {
      readonly type: 'recovered'
      readonly seat: Seat
      readonly area: string
      readonly count: number
      readonly left: number
    }
  | { readonly type: 'deployed'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'achieved'; readonly seat: Seat; readonly achievement: string }
  | { readonly type: 'orderFulfilled'; readonly seat: Seat; readonly order: string }
  | { readonly type: 'technologyUsed'; readonly seat: Seat; readonly technology: string }
  | {
      readonly type: 'endTriggered'
      readonly seat: Seat
      readonly reason: EndReason
      readonly lastRound: number
    }
  | { readonly type: 'gameEnded'; readonly sheets: readonly ScoreSheet[]; readonly ranking: readonly Seat[] }

/** Who listens; null when nobody does. */
export type Say = Emit<Event> | null
