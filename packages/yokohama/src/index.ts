export { yokohama } from './game.ts'
export { heuristics } from './heuristics.ts'
