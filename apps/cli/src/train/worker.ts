import { valueOf } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import { playMatch, selfPlay } from '@entrepot/bots/training'
import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '../games.ts'
import type { Task } from './hands.ts'

const game = gameOf(workerData as string)
const knowledge = knowledgeOf(game)

parentPort?.on('message', (task: Task) => {
  const result =
    task.kind === 'lesson'
      ? selfPlay(game, knowledge, valueOf(task.value), task.lesson)
      : playMatch(game, knowledge, task.match)
  parentPort?.postMessage(result)
})
