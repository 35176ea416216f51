export { botNamed, isLevel, LEVELS, type Level } from './bot-names.ts'
export {
  accuracyAmong,
  accuracyOf,
  judge,
  stakeAmong,
  verdictOf,
  turnsOf,
  type BetterLine,
  type JudgedTurn,
  type Verdict,
} from './explain/analysis.ts'
export { judgeAnswer, type Answer, type AnswerJudgement } from './explain/answer.ts'
export type { CalibrationFile } from './explain/calibration.ts'
export {
  evaluate,
  explain,
  judgeTurn,
  type Decided,
  type Thinking,
  type TurnJudgement,
} from './explain/explain.ts'
export type { Advice, Explanation } from './explain/explainer.ts'
export { luckIn, toldIn, type Told } from './explain/luck.ts'
export { known, type Ladder } from './games/known.ts'
export type { Knowledge } from './knowledge.ts'
export { packMind } from './mind/mind-file.ts'
export type { MindWeights } from './mind/shape.ts'
export { FORMER, isContestant, playerWith } from './levels.ts'
export type { Player, Surroundings } from './player.ts'
export { valueOf, type ValueWeights } from './values.ts'
export type { WeightsFile } from './weights.ts'
