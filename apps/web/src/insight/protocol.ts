import type { Answer, AnswerJudgement, Decided, Explanation, TurnJudgement } from '@entrepot/bots'
import type { GameId } from '@entrepot/bots/games'
import type { RecordedEdition, Seat } from '@entrepot/kernel'

/** A seat of a game whose rules are at hand. */
export interface Asked {
  readonly game: GameId
  /** The version of its rules. */
  readonly version: string
  /** The edition of its figures; without it, those of the version. */
  readonly edition?: RecordedEdition
  readonly seat: Seat
  /** At most so many ways to go on, and so many milliseconds. */
  readonly iterations?: number
  readonly millis?: number
}

/** What is to be thought about: a position as the seat sees it, a turn it has played, or one played for a puzzle. */
export type InsightQuestion =
  | (Asked & { readonly kind: 'explain'; readonly view: object })
  | (Asked & { readonly kind: 'judge'; readonly turn: readonly Decided[] })
  | (Asked & { readonly kind: 'answer'; readonly view: object; readonly answer: Answer })

/** What the page tells the worker: a question with a number, or that nobody waits for an answer any more. */
export type ToInsight =
  | { readonly number: number; readonly question: InsightQuestion }
  | { readonly number: number; readonly question: null }

/** What the worker answers, whole or so far. */
export type FromInsight =
  | { readonly number: number; readonly kind: 'soFar' | 'explained'; readonly explanation: Explanation }
  | { readonly number: number; readonly kind: 'judged'; readonly judgement: TurnJudgement }
  | { readonly number: number; readonly kind: 'answerJudged'; readonly judgement: AnswerJudgement }
  | { readonly number: number; readonly kind: 'failed'; readonly message: string }
