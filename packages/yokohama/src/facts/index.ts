// All that may be asked of the box and of a position. It follows from the figures: who opens this module with others has theirs.

export { HAND } from '../commands.ts'
export {
  HAND_LIMIT,
  PLACEMENT_FEE,
  SECOND_ORDER_IMPORTS,
  SECOND_ORDER_YEN,
} from '../components/components.ts'
export { box as components, figures } from '../components/data.ts'
export { pathOf } from '../movement.ts'
export { areReached, endTriggers, goalsOf, onBoardToEnd } from './goals.ts'
export {
  countryIcons,
  countryPoints,
  hasTechnology,
  missingFor,
  nextBringsAgent,
  technologyValue,
  warehousePrice,
} from './player.ts'
export {
  acquisitionYen,
  agentPower,
  areaViewOf,
  decisionAt,
  entryFee,
  giftsFor,
  levelsMissing,
  mostImports,
  neighboursOf,
  placementFee,
  placementsLeft,
  playerOf,
  powerWithPresident,
  stationOwner,
  walkTo,
} from './position.ts'
export { reachOf, wayPrice } from './reach.ts'
