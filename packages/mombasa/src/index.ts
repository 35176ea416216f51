export type { Command } from './commands.ts'
export { DIAMOND_SCORE, INK_SCORE, ROUNDS } from './components/board.ts'
export { sameCard } from './components/cards.ts'
export { components, provenance } from './components/components.ts'
export { isCovered } from './components/map.ts'
export type { Kind } from './components/schema.ts'
export type { FrameView } from './decision.ts'
export type { Event, PoundsReason } from './events.ts'
export {
  bookReach,
  callAhead,
  cardValue,
  entryCost,
  extraSpaceOf,
  goodsInUse,
  playerOf,
  postsLeft,
  priceOf,
  totalsOf,
} from './facts/position.ts'
export {
  baseColumns,
  bookCost,
  bookFacts,
  callAt,
  canBePlanned,
  cardFacts,
  companyOfSpace,
  COMPANY_IDS,
  SLOT_IDS,
  spaceModifier,
  trackFacts,
  type BookFacts,
  type TrackFacts,
} from './facts/printed.ts'
export { mombasa } from './game.ts'
export { heuristics } from './heuristics.ts'
export type { Options } from './options.ts'
export type { FrameKind, Phase, SetupKind, State } from './state.ts'
export type { CompanyView, PlayerView, TileView, View } from './view.ts'
