import type { BaseCommand, BaseEvent, Seat } from '@entrepot/kernel'
import type { Decision, DecisionInput } from './decision.ts'
import type { NewsLine, PersonOf } from './news.ts'
import type { GameText } from './text.ts'

/** A game in words alone, for those who show it elsewhere than in a browser. */
export interface Telling {
  decide(input: DecisionInput): Decision
  /** What a command would do. */
  label(command: BaseCommand, view: object, seat: Seat): string
  /** What came of what somebody played: a line for everybody whom it concerns, and for the table. */
  news(events: readonly BaseEvent[], by: Seat, personOf: PersonOf): NewsLine[]
  /** Whether an event ends a turn: what somebody does after it is told by itself. */
  isTurnEnd(event: BaseEvent): boolean
  readonly text: GameText
}
