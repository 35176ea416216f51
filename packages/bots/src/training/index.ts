export { playMatch, type Match } from './match.ts'
export { learnValue, type Course } from './school.ts'
export { selfPlay, type Episode, type Lesson } from './self-play.ts'
export { tune, type TuningPlan } from './tuning.ts'
