import { explain, judgeAnswer, judgeTurn, type Thinking } from '@entrepot/bots'
import { loadKnown } from '../games/load-known.ts'
import type { FromInsight, InsightQuestion, ToInsight } from './protocol.ts'

/** Answers questions side by side, each in small steps; what is called off is answered with what was found so far. */
export class Thinker {
  readonly #post: (answer: FromInsight) => void
  readonly #breathe: () => Promise<void>
  readonly #open = new Set<number>()

  constructor(post: (answer: FromInsight) => void, breathe: () => Promise<void>) {
    this.#post = post
    this.#breathe = breathe
  }

  async hear({ number, question }: ToInsight): Promise<void> {
    if (question === null) return void this.#open.delete(number)
    this.#open.add(number)
    try {
      this.#post(await this.#answer(number, question))
    } catch (error) {
      this.#post({ number, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    } finally {
      this.#open.delete(number)
    }
  }

  async #answer(number: number, question: InsightQuestion): Promise<FromInsight> {
    const { game: id, version, edition, seat, iterations, millis } = question
    // Master's knowledge: what others go by says less.
    const { game, knowledge } = await loadKnown(id, version, '4', edition)
    const thinking: Thinking = {
      ...(iterations === undefined ? {} : { iterations }),
      ...(millis === undefined ? {} : { millis }),
      now: () => performance.now(),
      cancelled: () => !this.#open.has(number),
      breathe: this.#breathe,
    }
    if (question.kind === 'judge') {
      const judgement = await judgeTurn({ game, knowledge, seat }, question.turn, thinking)
      return { number, kind: 'judged', judgement }
    }
    if (question.kind === 'answer') {
      const { view, answer } = question
      const judgement = await judgeAnswer({ game, knowledge, view, seat }, answer, thinking)
      return { number, kind: 'answerJudged', judgement }
    }
    const explanation = await explain(
      { game, knowledge, view: question.view, seat },
      { ...thinking, onProgress: (soFar) => this.#post({ number, kind: 'soFar', explanation: soFar }) },
    )
    return { number, kind: 'explained', explanation }
  }
}
