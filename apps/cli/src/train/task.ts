import type { MindWeights, ValueWeights } from '@entrepot/bots'
import type { Duel, ExpertLesson, Lesson, Match } from '@entrepot/bots/training'

/** What a thread is told to do. A mind is remembered, all else is answered. */
export type Task =
  | { readonly kind: 'lesson'; readonly value: ValueWeights; readonly lesson: Lesson }
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'mind'; readonly number: number; readonly mind: MindWeights }
  | { readonly kind: 'expert'; readonly lesson: ExpertLesson }
  | { readonly kind: 'duel'; readonly duel: Duel }
