import type { GameRecord, Outcome } from '@entrepot/kernel'
import type { Replayed, ToReplay } from './outcome-worker.ts'

/** Replays games in a worker, which starts with the first of them. */
export class Replayer {
  #worker: Worker | null = null
  #count = 0
  readonly #waiting = new Map<number, (outcome: Outcome | null) => void>()

  /** How a game ended; null for one that is not over, or cannot be replayed. */
  outcomeOf(record: GameRecord): Promise<Outcome | null> {
    const worker = (this.#worker ??= this.#start())
    const question: ToReplay = { number: ++this.#count, record }
    return new Promise((resolve) => {
      this.#waiting.set(question.number, resolve)
      worker.postMessage(question)
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const resolve of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./outcome-worker.ts', import.meta.url), {
      type: 'module',
      name: 'outcomes',
    })
    worker.addEventListener('message', ({ data: { number, outcome } }: MessageEvent<Replayed>) => {
      this.#waiting.get(number)?.(outcome)
      this.#waiting.delete(number)
    })
    worker.addEventListener('error', () => this.close())
    return worker
  }
}
