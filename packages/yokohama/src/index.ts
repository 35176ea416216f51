export * from './in-play.ts'
export type { Command } from './commands.ts'
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
export type { EndKind, Goal, GoalKind } from './facts/goals.ts'
export type { Reach } from './facts/reach.ts'
export { yokohama } from './game.ts'
export type { FrameKind, Options, State } from './state.ts'
export type { AreaView, Phase, PlayerView, SlotsView, View } from './view.ts'
