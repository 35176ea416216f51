import { valueOf, type MindWeights } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import { expertPlay, playDuel, playMatch, selfPlay } from '@entrepot/bots/training'
import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '../games.ts'
import type { Answer } from './crew.ts'
import type { Task } from './task.ts'

const game = gameOf(workerData as string)
const knowledge = knowledgeOf(game)
const minds = new Map<number, MindWeights>()

function mindOf(number: number): MindWeights {
  const mind = minds.get(number)
  if (mind === undefined) throw new Error(`the mind of generation ${number} was not sent`)
  return mind
}

function carryOut(task: Exclude<Task, { kind: 'mind' }>): unknown {
  switch (task.kind) {
    case 'lesson':
      return selfPlay(game, knowledge, valueOf(task.value), task.lesson)
    case 'match':
      return playMatch(game, knowledge, task.match)
    case 'expert':
      return expertPlay(game, knowledge, task.lesson, mindOf)
    case 'duel':
      return playDuel(game, knowledge, task.duel, mindOf)
  }
}

function answer(task: Exclude<Task, { kind: 'mind' }>): Answer {
  try {
    return { result: carryOut(task) }
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { failure: `${reason}\nin ${JSON.stringify(task)}` }
  }
}

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'mind') minds.set(task.number, task.mind)
  else parentPort?.postMessage(answer(task))
})
