import { parentPort, workerData } from 'node:worker_threads'
import { playedWith } from '../rules.ts'
import { playGame, type Series } from './series.ts'

const series = workerData as Series
const rules = await playedWith(series.game, series.edition)

parentPort?.on('message', (index: number) => {
  parentPort?.postMessage(playGame(rules, series, index))
})
