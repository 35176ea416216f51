export { isLevel, LEVELS, playerOf, type Level } from './levels.ts'
export type { Player } from './player.ts'
