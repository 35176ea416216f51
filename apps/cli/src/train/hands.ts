import type { ValueWeights } from '@entrepot/bots'
import type { Episode, Lesson, Match } from '@entrepot/bots/training'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export type Task =
  | { readonly kind: 'lesson'; readonly value: ValueWeights; readonly lesson: Lesson }
  | { readonly kind: 'match'; readonly match: Match }

/** Threads that play games for learning. */
export class Hands {
  readonly #workers: readonly Worker[]

  constructor(game: string, threads = availableParallelism()) {
    const file = new URL('worker.ts', import.meta.url)
    this.#workers = Array.from({ length: threads }, () => new Worker(file, { workerData: game }))
  }

  lessons(value: ValueWeights, lessons: readonly Lesson[]): Promise<Episode[]> {
    return this.#all(lessons.map((lesson) => ({ kind: 'lesson', value, lesson })))
  }

  matches(matches: readonly Match[]): Promise<number[]> {
    return this.#all(matches.map((match) => ({ kind: 'match', match })))
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  /** The results in the order of the tasks, whoever did them. */
  async #all<Result>(tasks: readonly Task[]): Promise<Result[]> {
    const results = new Array<Result>(tasks.length)
    let next = 0
    const work = async (worker: Worker): Promise<void> => {
      for (let at = next++; at < tasks.length; at = next++) {
        worker.postMessage(tasks[at])
        const [result] = (await once(worker, 'message')) as [Result]
        results[at] = result
      }
    }
    await Promise.all(this.#workers.map(work))
    return results
  }
}
