// All that may be asked of the box and of a position. It follows from the figures: who opens this module with others has theirs.

export { DIAMOND_SCORE, INK_SCORE, ROUNDS } from '../components/board.ts'
export { sameCard } from '../components/cards.ts'
export { components, figures } from '../components/components.ts'
export { isCovered } from '../components/map.ts'
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
} from './position.ts'
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
} from './printed.ts'
