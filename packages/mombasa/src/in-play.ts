import * as own from './facts/index.ts'

/** What may be asked of the box and of a position, for one set of figures. */
export type Facts = typeof own

/** The facts of the default edition. */
export const ownFacts: Facts = own

/**
 * The facts of the figures in play: those of the default edition, until a page that shows a game with others puts theirs
 * here. Rules and bots ask their own modules and never these.
 */
export let {
  baseColumns,
  bookCost,
  bookFacts,
  bookReach,
  callAhead,
  callAt,
  canBePlanned,
  cardFacts,
  cardValue,
  companyOfSpace,
  COMPANY_IDS,
  components,
  DIAMOND_SCORE,
  entryCost,
  extraSpaceOf,
  figures,
  goodsInUse,
  INK_SCORE,
  isCovered,
  playerOf,
  postsLeft,
  priceOf,
  ROUNDS,
  sameCard,
  SLOT_IDS,
  spaceModifier,
  totalsOf,
  trackFacts,
} = own

/** Puts the facts of other figures in play: whoever asks from now on hears of those. */
export function putInPlay(facts: Facts): void {
  ;({
    baseColumns,
    bookCost,
    bookFacts,
    bookReach,
    callAhead,
    callAt,
    canBePlanned,
    cardFacts,
    cardValue,
    companyOfSpace,
    COMPANY_IDS,
    components,
    DIAMOND_SCORE,
    entryCost,
    extraSpaceOf,
    figures,
    goodsInUse,
    INK_SCORE,
    isCovered,
    playerOf,
    postsLeft,
    priceOf,
    ROUNDS,
    sameCard,
    SLOT_IDS,
    spaceModifier,
    totalsOf,
    trackFacts,
  } = facts)
}
