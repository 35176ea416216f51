import type { AnswerJudgement, Explanation, TurnJudgement } from '@entrepot/bots'
import type { FromInsight, InsightQuestion, ToInsight } from './protocol.ts'

/** A worker as it is used here. */
export interface InsightWorker {
  postMessage(message: ToInsight): void
  addEventListener(type: 'message', hear: (event: { readonly data: FromInsight }) => void): void
  addEventListener(type: 'error', hear: (event: { readonly message: string }) => void): void
  terminate(): void
}

type Explain = Extract<InsightQuestion, { kind: 'explain' }>
type Judge = Extract<InsightQuestion, { kind: 'judge' }>
type JudgeAnswer = Extract<InsightQuestion, { kind: 'answer' }>

interface Waiting {
  readonly soFar: (explanation: Explanation) => void
  readonly resolve: (answer: FromInsight) => void
  readonly reject: (reason: Error) => void
}

/** Asks a worker of its own what positions hold and what turns were worth. It is started with the first question. */
export class Insight {
  readonly #start: () => InsightWorker
  #worker: InsightWorker | null = null
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor(start: () => InsightWorker = startWorker) {
    this.#start = start
  }

  /** Explains a position to a seat; `soFar` hears what has been found meanwhile. Called off, it answers with that. */
  async explain(
    question: Omit<Explain, 'kind'>,
    signal?: AbortSignal,
    soFar: (explanation: Explanation) => void = () => undefined,
  ): Promise<Explanation> {
    const answer = await this.#ask({ ...question, kind: 'explain' }, signal, soFar)
    if (answer.kind !== 'explained') throw new Error(failureOf(answer))
    return answer.explanation
  }

  /** Judges a turn that a seat has played. */
  async judge(question: Omit<Judge, 'kind'>, signal?: AbortSignal): Promise<TurnJudgement> {
    const answer = await this.#ask({ ...question, kind: 'judge' }, signal, () => undefined)
    if (answer.kind !== 'judged') throw new Error(failureOf(answer))
    return answer.judgement
  }

  /** Judges a turn that was played for a puzzle. */
  async judgeAnswer(question: Omit<JudgeAnswer, 'kind'>, signal?: AbortSignal): Promise<AnswerJudgement> {
    const answer = await this.#ask({ ...question, kind: 'answer' }, signal, () => undefined)
    if (answer.kind !== 'answerJudged') throw new Error(failureOf(answer))
    return answer.judgement
  }

  /** Ends all thinking; whoever still waits is told so. */
  close(): void {
    this.#end('Thinking was ended.')
  }

  #ask(
    question: InsightQuestion,
    signal: AbortSignal | undefined,
    soFar: Waiting['soFar'],
  ): Promise<FromInsight> {
    const number = ++this.#asked
    const worker = (this.#worker ??= this.#begin())
    signal?.addEventListener('abort', () => this.#worker?.postMessage({ number, question: null }))
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { soFar, resolve, reject })
      worker.postMessage({ number, question })
      if (signal?.aborted === true) worker.postMessage({ number, question: null })
    })
  }

  #begin(): InsightWorker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }) => this.#hear(data))
    worker.addEventListener('error', ({ message }) => this.#end(message))
    return worker
  }

  #hear(answer: FromInsight): void {
    const waiting = this.#waiting.get(answer.number)
    if (answer.kind === 'soFar') return waiting?.soFar(answer.explanation)
    this.#waiting.delete(answer.number)
    waiting?.resolve(answer)
  }

  #end(reason: string): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Error(reason))
    this.#waiting.clear()
  }
}

function failureOf(answer: FromInsight): string {
  return answer.kind === 'failed' ? answer.message : `the worker answered with ${answer.kind}`
}

function startWorker(): InsightWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'insight' })
}
