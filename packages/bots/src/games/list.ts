// The games, a line for each. Shell, server, bots, terminal and releases all read them here.

export { mombasa } from './mombasa/index.ts'
export { yokohama } from './yokohama/index.ts'
