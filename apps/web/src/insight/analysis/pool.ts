import type { AnalystAnswer, AnalystQuestion, AnswerTo } from './protocol.ts'

/** A worker as it is used here. */
export interface AnalystWorker {
  postMessage(question: AnalystQuestion): void
  addEventListener(type: 'message', hear: (event: { readonly data: AnalystAnswer }) => void): void
  addEventListener(type: 'error', hear: (event: { readonly message: string }) => void): void
  terminate(): void
}

interface Waiting {
  readonly question: AnalystQuestion
  readonly resolve: (answer: AnalystAnswer) => void
  readonly reject: (reason: Error) => void
}

interface Hand {
  readonly worker: AnalystWorker
  busy: Waiting | null
}

const ENDED = 'The analysis was ended.'

/** A few workers with the same game open. Questions wait until one of them is free. */
export class AnalystPool {
  readonly #start: () => AnalystWorker
  readonly #hands: Hand[] = []
  #waiting: Waiting[] = []
  #closed = false

  constructor(start: () => AnalystWorker = startWorker) {
    this.#start = start
  }

  /** Opens a game: its outline as soon as the first worker has it; the others follow. */
  async open(file: string, workers = workersAtHand()): Promise<AnswerTo<{ kind: 'open'; file: string }>> {
    // While the file was on its way, who asked may have left: a worker that began now would never end.
    if (this.#closed) throw new Error(ENDED)
    const question = { kind: 'open', file } as const
    const first = this.#begin()
    const opened = await answered(
      question,
      new Promise((resolve, reject) => this.#give(first, { question, resolve, reject })),
    )
    for (let more = 1; more < workers && !this.#closed; more++) {
      const hand = this.#begin()
      this.#give(hand, { question, resolve: () => {}, reject: () => {} })
    }
    return opened
  }

  /** `urgent` is answered before everything that waits. */
  ask<Question extends AnalystQuestion>(question: Question, urgent = false): Promise<AnswerTo<Question>> {
    const answer = new Promise<AnalystAnswer>((resolve, reject) => {
      const waiting = { question, resolve, reject }
      if (this.#closed) return reject(new Error(ENDED))
      if (urgent) this.#waiting.unshift(waiting)
      else this.#waiting.push(waiting)
      for (const hand of this.#hands) this.#next(hand)
    })
    return answered(question, answer)
  }

  /** Nothing more is to be found out: one worker stays for what is asked about it, and whichever is still at that. */
  rest(): void {
    const idle = this.#hands.filter(({ busy }) => busy === null || busy.question.kind === 'open')
    if (idle.length === this.#hands.length) idle.shift()
    for (const hand of idle) {
      hand.worker.terminate()
      this.#hands.splice(this.#hands.indexOf(hand), 1)
    }
  }

  /** Ends all thinking; whoever still waits is told so. */
  close(): void {
    this.#fail(ENDED)
  }

  #begin(): Hand {
    const worker = this.#start()
    const hand: Hand = { worker, busy: null }
    this.#hands.push(hand)
    worker.addEventListener('message', ({ data }) => {
      const { busy } = hand
      hand.busy = null
      this.#next(hand)
      busy?.resolve(data)
    })
    worker.addEventListener('error', ({ message }) => this.#fail(message))
    return hand
  }

  #next(hand: Hand): void {
    if (hand.busy !== null || this.#closed) return
    const waiting = this.#waiting.shift()
    if (waiting !== undefined) this.#give(hand, waiting)
  }

  #give(hand: Hand, waiting: Waiting): void {
    hand.busy = waiting
    hand.worker.postMessage(waiting.question)
  }

  #fail(reason: string): void {
    this.#closed = true
    const asked = [...this.#waiting, ...this.#hands.flatMap(({ busy }) => busy ?? [])]
    for (const { worker } of this.#hands) worker.terminate()
    this.#waiting = []
    for (const { reject } of asked) reject(new Error(reason))
  }
}

async function answered<Question extends AnalystQuestion>(
  _question: Question,
  answer: Promise<AnalystAnswer>,
): Promise<AnswerTo<Question>> {
  const found = await answer
  if (found.kind === 'failed') throw new Error(found.message)
  return found as AnswerTo<Question>
}

/** All cores but the one that the page needs; of two both, since the page seldom needs its own and a game would take a minute. */
function workersAtHand(): number {
  const cores = navigator.hardwareConcurrency || 2
  return cores <= 2 ? cores : Math.min(8, cores - 1)
}

function startWorker(): AnalystWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analyst' })
}
