export { HAND, type Command } from './commands.ts'
export { box as components } from './components/data.ts'
export { HAND_LIMIT, PLACEMENT_FEE, SECOND_ORDER_IMPORTS, SECOND_ORDER_YEN } from './components/components.ts'
export { provenance } from './components/provenance.ts'
export {
  COUNTRIES,
  GOODS,
  PIECES,
  type Country,
  type Good,
  type Piece,
  type PrintedKind,
  type Resource,
} from './components/schema.ts'
export type { FrameView } from './decision.ts'
export type { EndReason, Event } from './events.ts'
export {
  areReached,
  endTriggers,
  goalsOf,
  onBoardToEnd,
  type EndKind,
  type Goal,
  type GoalKind,
} from './facts/goals.ts'
export {
  countryIcons,
  countryPoints,
  hasTechnology,
  missingFor,
  nextBringsAgent,
  technologyValue,
  warehousePrice,
} from './facts/player.ts'
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
} from './facts/position.ts'
export { yokohama } from './game.ts'
export { heuristics } from './heuristics.ts'
export { pathOf } from './movement.ts'
export type { FrameKind, Options, State } from './state.ts'
export type { AreaView, Phase, PlayerView, SlotsView, View } from './view.ts'
