import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Plays the games named by their numbers, on so many threads of this worker; `onResult` hears of each as it ends. */
export async function playAll<Result>(
  file: URL,
  workerData: unknown,
  indices: readonly number[],
  threads: number,
  onResult: (result: Result) => void,
): Promise<void> {
  const waiting = [...indices]
  const table = async (): Promise<void> => {
    const worker = new Worker(file, { workerData })
    try {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        worker.postMessage(index)
        const [result] = (await once(worker, 'message')) as [Result]
        onResult(result)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, indices.length) }, table))
}
