import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { MindWeights } from '@entrepot/bots'
import type { Task } from './task.ts'

interface Job {
  readonly task: Task
  /** Minds that the task needs, by number. */
  readonly minds: readonly (readonly [number, MindWeights])[]
  resolve(result: unknown): void
  reject(reason: Error): void
}

interface Hand {
  readonly worker: Worker
  readonly knows: Set<number>
  job: Job | null
}

/** What a thread answers. */
export type Answer = { readonly result: unknown } | { readonly failure: string }

/** Threads that play games for learning, each taking the next task as soon as it is free. */
export class Crew {
  readonly #hands: Hand[]
  readonly #waiting: Job[] = []
  readonly #mindOf: (number: number) => MindWeights
  #closed = false

  constructor(
    game: string,
    mindOf: (number: number) => MindWeights = () => {
      throw new Error('no minds are at hand')
    },
    threads = availableParallelism(),
  ) {
    this.#mindOf = mindOf
    const file = new URL('worker.ts', import.meta.url)
    this.#hands = Array.from({ length: threads }, () => {
      const hand: Hand = { worker: new Worker(file, { workerData: game }), knows: new Set(), job: null }
      hand.worker.on('message', (answer: Answer) => this.#settle(hand, answer))
      hand.worker.on('error', (error: Error) => this.#fail(error))
      hand.worker.on('exit', (code) => this.#fail(new Error(`a thread ended with ${code}`)))
      return hand
    })
  }

  /** The results in the order of the tasks, whoever did them. The first failure is the reason of the whole. */
  all<Result>(tasks: readonly Task[]): Promise<Result[]> {
    return Promise.all(tasks.map((task) => this.#do<Result>(task)))
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()))
  }

  #do<Result>(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      const minds =
        task.kind === 'expert'
          ? task.lesson.minds
          : task.kind === 'duel'
            ? [task.duel.focal, task.duel.field].filter((who) => who !== 'fitted')
            : []
      this.#waiting.push({
        task,
        minds: minds.map((number) => [number, this.#mindOf(number)]),
        resolve: (result) => resolve(result as Result),
        reject,
      })
      const free = this.#hands.find(({ job }) => job === null)
      if (free !== undefined) this.#next(free)
    })
  }

  #next(hand: Hand): void {
    const job = this.#waiting.shift()
    if (job === undefined) return
    hand.job = job
    for (const [number, mind] of job.minds) {
      if (hand.knows.has(number)) continue
      hand.knows.add(number)
      hand.worker.postMessage({ kind: 'mind', number, mind } satisfies Task)
    }
    hand.worker.postMessage(job.task)
  }

  /** A thread that breaks, broken by no task of its own, ends all work. */
  #fail(reason: Error): void {
    if (this.#closed) return
    for (const hand of this.#hands) hand.job?.reject(reason)
    for (const job of this.#waiting.splice(0)) job.reject(reason)
  }

  #settle(hand: Hand, answer: Answer): void {
    const { job } = hand
    hand.job = null
    if ('failure' in answer) job?.reject(new Error(answer.failure))
    else job?.resolve(answer.result)
    this.#next(hand)
  }
}
