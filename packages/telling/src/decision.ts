import type { BaseCommand, Seat } from '@entrepot/kernel'

/** One thing that can be done now. */
export interface Choice {
  readonly command: BaseCommand
  /** Commands that come before it: one click for what otherwise takes several. Each is a command of its own, so that undo takes back the last alone. */
  readonly lead?: readonly BaseCommand[]
  /** It waits for a confirmation although it could be taken back: hardly anybody means it. */
  readonly rare?: boolean
  /** What is lost by it for good, in a sentence: it is said, and waits for a confirmation, so that nobody loses it by a slip. */
  readonly loses?: string
  /** What it does, in a few words: the name of its button. */
  readonly label: string
  /** What else it means: the card shows it, and who cannot see that is told. */
  readonly more?: string
  /** The things on the table whose click means it; the first one is the nearest. */
  readonly targets: readonly string[]
  /** Choices of one group stand behind one button in the decision bar. */
  readonly group?: string
}

/** The parts of the table that a phone shows one at a time. */
export type TableView = 'board' | 'market' | 'me'

/** What is to be decided. */
export interface Decision {
  /** What is to be decided, as a sentence. */
  readonly title: string
  readonly hint?: string
  readonly choices: readonly Choice[]
  /** Commands that a draft on the table amounts to; confirming sends them. Null while there is nothing to send. */
  readonly ready: readonly BaseCommand[] | null
  /** The choice that the draft has become: it is taken without another click. */
  readonly completed?: Choice | undefined
  readonly view: TableView
}

/** What a decision needs to know. The draft is the game's own: cards laid out but not yet sent, for example. */
export interface DecisionInput {
  readonly view: object
  readonly seat: Seat
  readonly legal: readonly BaseCommand[]
  readonly draft: Draft
  /** What would be seen and possible after some commands; null where the rules forbid one of them. Without it nobody looks ahead. */
  readonly after?: (commands: readonly BaseCommand[]) => Ahead | null
}

/** A position to come, as far as it follows from what is known. */
export interface Ahead {
  readonly view: object
  readonly legal: readonly BaseCommand[]
}

/** What lies on the table without having been sent, by place. */
export type Draft = Readonly<Record<string, string>>
