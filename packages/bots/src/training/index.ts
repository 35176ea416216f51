export { playMatch, type Match } from './match.ts'
export { learnValue } from './school.ts'
export { selfPlay, type Episode, type Lesson } from './self-play.ts'
export { tune } from './tuning.ts'
