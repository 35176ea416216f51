import { parentPort, workerData } from 'node:worker_threads'
import { gameOf, tallyingOf } from '../games.ts'
import { playGame, type Series } from './series.ts'

const series = workerData as Series
const game = gameOf(series.game)
const tally = await tallyingOf(game)

parentPort?.on('message', (index: number) => {
  parentPort?.postMessage(playGame(game, tally, series, index))
})
