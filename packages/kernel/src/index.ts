export * as check from './check.ts'
export { defineGame } from './define.ts'
export {
  decision,
  decisionOf,
  decisionTable,
  reasonIn,
  runForced,
  type CommonDecision,
  type Decision,
} from './decisions.ts'
export {
  DEFAULT_EDITION,
  defaultEdition,
  exportEdition,
  hashFigures,
  markOf,
  readEdition,
  type Counted,
  type Edition,
  type EditionMark,
  type Fault,
  type RecordedEdition,
} from './edition.ts'
export { faultText } from './fault-text.ts'
export { popFrame, topFrame, type Frame } from './frames.ts'
export type {
  BaseCommand,
  BaseEvent,
  BaseState,
  Earlier,
  Emit,
  Game,
  GameRules,
  Outcome,
  ScoreSheet,
  Seat,
  Told,
  Viewer,
} from './game.ts'
export { commitmentOf, DEAL_BITS, seedOfDeal, type DealProof } from './fair-deal.ts'
export {
  beginHistory,
  extendHistory,
  matchOf,
  settledLines,
  sittingAfter,
  takebackBy,
  takenBy,
  withEntries,
  withoutLast,
  type Beginning,
  type Deed,
  type Entry,
  type History,
} from './history.ts'
export type { Heuristics, Perception } from './heuristics.ts'
export { canonicalJson, sameJson } from './json.ts'
export { sameNumbers, samePart } from './numbers.ts'
export type { GameMeta } from './meta.ts'
export { checkSeats, parseOptions, type OptionSpecs, type OptionValues } from './options.ts'
export { provenanceOf, type Provenance } from './provenance.ts'
export {
  begin,
  exportGame,
  hashState,
  isBarrier,
  play,
  undoable,
  type Circumstances,
  type ExportedGame,
  type GameRecord,
  type LogEntry,
  type Match,
} from './record.ts'
export { entriesOf, historyOf, openRecord, replay, undo, verifyExport } from './replay.ts'
export { because, Refusal, type Reason } from './refusal.ts'
export {
  below,
  dealRng,
  fastRng,
  fastRngFromWords,
  nextUint32,
  pick,
  shuffle,
  unit,
  type DealRng,
  type FastRng,
  type Rng,
  type Seed,
} from './rng.ts'
export { parseRuleTexts, type RuleTexts } from './rule-texts.ts'
export { sha256 } from './sha256.ts'
export {
  playCommand,
  positionFor,
  shownSince,
  shownTo,
  sittingAt,
  stateFor,
  takeBackUnsettled,
  toldOf,
  undoableEntries,
  type PlayedCommand,
  type Settled,
  type Shown,
  type Sitting,
} from './sitting.ts'
export {
  Count,
  countEvents,
  turnOrder,
  type Counters,
  type Figures,
  type Subjects,
  type Tally,
  type Tallying,
} from './tally.ts'
