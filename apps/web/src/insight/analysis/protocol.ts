import type { BaseCommand } from '@entrepot/kernel'
import type { Glance, Outline, TurnWorth } from './analysis.ts'

/** What the page asks a worker, one thing at a time: to open the file of a game, and then about its turns by their place. */
export type AnalystQuestion =
  | { readonly kind: 'open'; readonly file: string }
  | {
      readonly kind: 'glance'
      readonly turn: number
      readonly when: 'before' | 'after'
      readonly iterations: number
    }
  | { readonly kind: 'worth'; readonly turn: number; readonly iterations: number }
  | {
      readonly kind: 'steps'
      readonly position: number
      readonly turn: number
      readonly line: readonly BaseCommand[]
    }

/** A step of a line as its seat would have seen it. */
export interface Step {
  readonly view: object
  readonly legal: readonly BaseCommand[]
  readonly command: BaseCommand
}

export type AnalystAnswer =
  | { readonly kind: 'opened'; readonly outline: Outline }
  | { readonly kind: 'glanced'; readonly glance: Glance }
  | { readonly kind: 'weighed'; readonly worth: TurnWorth }
  | { readonly kind: 'walked'; readonly steps: readonly Step[] }
  | { readonly kind: 'failed'; readonly message: string }

/** The answer to a question that can be answered. */
export type AnswerTo<Question extends AnalystQuestion> = Extract<
  AnalystAnswer,
  { kind: { open: 'opened'; glance: 'glanced'; worth: 'weighed'; steps: 'walked' }[Question['kind']] }
>
