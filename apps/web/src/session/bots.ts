import type { BotAnswer, BotQuestion } from './bot-protocol.ts'

/** The bots' worker: one question at a time. */
export class Bots {
  readonly #worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })

  constructor(answered: (answer: BotAnswer) => void, failed: (error: Error) => void) {
    this.#worker.addEventListener('message', (event: MessageEvent<BotAnswer>) => answered(event.data))
    this.#worker.addEventListener('error', (event) => failed(new Error(`A bot failed: ${event.message}`)))
  }

  ask(question: BotQuestion): void {
    this.#worker.postMessage(question)
  }

  close(): void {
    this.#worker.terminate()
  }
}
