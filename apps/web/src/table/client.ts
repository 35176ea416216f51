import type { GameId } from '@entrepot/bots/games'
import type { BaseCommand, BaseEvent, Seat } from '@entrepot/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../i18n/languages.ts'
import type { GameText } from './reader/text.ts'

/** One thing that can be done now. */
export interface Choice {
  readonly command: BaseCommand
  /** What it does, in words; also the name of its button. */
  readonly label: string
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
  readonly view: TableView
}

/** What a decision needs to know. The draft is the game's own: cards laid out but not yet sent, for example. */
export interface DecisionInput {
  readonly view: object
  readonly seat: Seat
  readonly legal: readonly BaseCommand[]
  readonly draft: Draft
}

/** What lies on the table without having been sent, by place. */
export type Draft = Readonly<Record<string, string>>

/** A figure that the commands of the turn have changed. */
export interface Change {
  readonly icon: ReactNode
  readonly label: string
  readonly from: number
  readonly to: number
}

/** What is shown large about a thing: its name, what it says, and the rules about it. */
export interface Detail {
  readonly title: string
  readonly lines: readonly string[]
  readonly rules: readonly string[]
  readonly picture?: ReactNode
}

/** All that the frame needs from a game: its boards, its words, and the meaning of a click. */
export interface GameClient {
  readonly id: GameId
  readonly language: Language
  /** How many rounds there are; null where the game ends otherwise. */
  readonly rounds: number | null
  decide(input: DecisionInput): Decision
  /** The command that a click on a thing would mean if it were allowed; null if it means none. */
  attempt(target: string, input: DecisionInput): BaseCommand | null
  /** A sentence about an event: every one has its own. */
  describe(event: BaseEvent, nameOf: (seat: Seat) => string): string
  /** Whom the sentence is about, where it does not say so itself: the log puts the name before it. */
  actor?(event: BaseEvent): Seat | null
  /** Whether an event sums up a turn: of these a rival's last turn is told in one line. Without it, of the last command. */
  telling?(event: BaseEvent): boolean
  /** What a thing is; `viewer` tells whose area the own things lie in. */
  detail(thing: string, view: object, nameOf: (seat: Seat) => string, viewer: Seat | null): Detail | null
  /** The part of the table where a thing lies. */
  placeOf(target: string): TableView
  changes(before: object, after: object, seat: Seat): Change[]
  /** The rows of the score sheet, in order. */
  readonly categories: readonly { readonly id: string; readonly name: string; readonly icon: ReactNode }[]
  /** Where the round stands, for the bar at the top. */
  phase(view: object): string
  /** The game in text, for who does not look at boards; a chunk of its own. */
  text(): Promise<GameText>
  readonly Board: ComponentType
  readonly Market: ComponentType
  readonly Mine: ComponentType
  /** A rival in one line. */
  readonly Strip: ComponentType<{ seat: Seat }>
  /** A rival's whole board. */
  readonly PlayerBoard: ComponentType<{ seat: Seat }>
}
