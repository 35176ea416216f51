// What a release keeps of the game; what pages ask of it is of their own time.

export { yokohama as game } from './game.ts'
export { heuristics } from './heuristics.ts'
