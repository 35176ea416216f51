import type { BotAnswer, BotQuestion } from './bot-protocol.ts'

/** A worker that breaks is replaced; one that breaks again and again on the same question will not do better. */
const ATTEMPTS = 3

/** Bots think in a worker, one question at a time. */
export class Bots {
  #worker: Worker | null = null
  #question: BotQuestion | null = null
  #attempt = 0
  readonly #answered: (answer: BotAnswer) => void
  readonly #failed: (error: Error) => void

  constructor(answered: (answer: BotAnswer) => void, failed: (error: Error) => void) {
    this.#answered = answered
    this.#failed = failed
  }

  ask(question: BotQuestion): void {
    this.#question = question
    this.#attempt = 1
    this.#send(question)
  }

  /** Ends all thinking at once. The next question starts a new worker. */
  stop(): void {
    this.#question = null
    this.#worker?.terminate()
    this.#worker = null
  }

  #send(question: BotQuestion): void {
    this.#worker ??= this.#start()
    this.#worker.postMessage(question)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.addEventListener('message', (event: MessageEvent<BotAnswer>) => {
      this.#question = null
      this.#answered(event.data)
    })
    worker.addEventListener('error', (event) => this.#broke(event.message))
    return worker
  }

  #broke(reason: string): void {
    const question = this.#question
    this.stop()
    if (question === null) return
    this.#question = question
    this.#attempt++
    if (this.#attempt <= ATTEMPTS) this.#send(question)
    else this.#failed(new Error(`A bot failed ${ATTEMPTS} times: ${reason}`))
  }
}
