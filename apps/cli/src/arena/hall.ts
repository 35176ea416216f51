import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Contest } from './contest.ts'
import type { Tournament } from './fixture.ts'

/** Plays the games named by their numbers, on so many threads; `onContest` hears of each as it ends. */
export async function playAll(
  tournament: Tournament,
  indices: readonly number[],
  threads: number,
  onContest: (contest: Contest) => void,
): Promise<void> {
  const waiting = [...indices]
  const table = async (): Promise<void> => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: tournament })
    try {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        worker.postMessage(index)
        const [contest] = (await once(worker, 'message')) as [Contest]
        onContest(contest)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, indices.length) }, table))
}
