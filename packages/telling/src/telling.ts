import type { BaseCommand, BaseEvent, Seat } from '@entrepot/kernel'
import type { Decision, DecisionInput } from './decision.ts'
import type { GameText } from './text.ts'

/** A game in words alone, for those who show it elsewhere than in a browser. */
export interface Telling {
  decide(input: DecisionInput): Decision
  /** What a command would do. */
  label(command: BaseCommand, view: object, seat: Seat): string
  describe(event: BaseEvent, nameOf: (seat: Seat) => string): string
  readonly text: GameText
}
