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
  acquisitionYen,
  agentPower,
  areaViewOf,
  areReached,
  components,
  countryIcons,
  countryPoints,
  decisionAt,
  endTriggers,
  entryFee,
  figures,
  giftsFor,
  goalsOf,
  HAND,
  HAND_LIMIT,
  hasTechnology,
  levelsMissing,
  missingFor,
  mostImports,
  neighboursOf,
  nextBringsAgent,
  onBoardToEnd,
  pathOf,
  placementFee,
  PLACEMENT_FEE,
  placementsLeft,
  playerOf,
  powerWithPresident,
  reachOf,
  SECOND_ORDER_IMPORTS,
  SECOND_ORDER_YEN,
  stationOwner,
  technologyValue,
  walkTo,
  warehousePrice,
  wayPrice,
} = own

/** Puts the facts of other figures in play: whoever asks from now on hears of those. */
export function putInPlay(facts: Facts): void {
  ;({
    acquisitionYen,
    agentPower,
    areaViewOf,
    areReached,
    components,
    countryIcons,
    countryPoints,
    decisionAt,
    endTriggers,
    entryFee,
    figures,
    giftsFor,
    goalsOf,
    HAND,
    HAND_LIMIT,
    hasTechnology,
    levelsMissing,
    missingFor,
    mostImports,
    neighboursOf,
    nextBringsAgent,
    onBoardToEnd,
    pathOf,
    placementFee,
    PLACEMENT_FEE,
    placementsLeft,
    playerOf,
    powerWithPresident,
    reachOf,
    SECOND_ORDER_IMPORTS,
    SECOND_ORDER_YEN,
    stationOwner,
    technologyValue,
    walkTo,
    warehousePrice,
    wayPrice,
  } = facts)
}
