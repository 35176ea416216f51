export { knowledgeOf } from './games.ts'
export { plainKnowledge, type Knowledge } from './knowledge.ts'
export { isLevel, LEVELS, playerOf, type Level } from './levels.ts'
export type { Effort, Player, Surroundings } from './player.ts'
