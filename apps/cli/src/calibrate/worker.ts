import { parentPort, workerData } from 'node:worker_threads'
import { tellGame, type Told } from './series.ts'

parentPort?.on('message', (index: number) => {
  parentPort?.postMessage({ index, glimpses: tellGame(workerData as Told, index) })
})
