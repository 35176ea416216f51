// What a release keeps of the game; what pages ask of it is of their own time.

export { mombasa as game } from './game.ts'
export { heuristics } from './heuristics.ts'
