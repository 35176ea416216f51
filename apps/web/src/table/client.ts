import type { GameId } from '@entrepot/bots/games'
import type { BaseCommand, BaseEvent, Seat } from '@entrepot/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Language, SignText } from '@entrepot/words'
import type {
  Choice,
  Decision,
  DecisionInput,
  Draft,
  GameText,
  NewsLine,
  PersonOf,
  Refused,
  TableView,
} from '@entrepot/telling'

export type { Choice, Decision, DecisionInput, Draft, TableView }

/** A figure that the commands of the turn have changed. */
export interface Change {
  readonly icon: ReactNode
  readonly label: string
  readonly from: number
  readonly to: number
}

/** What somebody got, or gave away where it is less than nothing. */
export interface Gain {
  readonly id: string
  readonly icon: ReactNode
  readonly amount: number
}

/** What is shown about a thing: its name, what it says as it stands, and the rules about it. */
export interface Detail {
  readonly title: string
  readonly lines: readonly string[]
  readonly rules: readonly string[]
  readonly picture?: ReactNode
}

/** What is said of things and signs when they are looked at. */
export interface Explaining {
  /** What a thing is; `viewer` tells whose area the own things lie in. */
  detail(thing: string, view: object, personOf: PersonOf, viewer: Seat | null): Detail | null
  /** What a drawing means, by its name on the game's sheet; null for mere ornament. */
  sign(drawing: string): SignText | null
  /** Why a command is refused, in a sentence about its case; null where the game has none for it. */
  refusal(refused: Refused): string | null
}

/** All that the frame needs from a game: its boards, its words, and the meaning of a click. */
export interface GameClient {
  readonly id: GameId
  readonly language: Language
  /** How many rounds there are; null where the game ends otherwise. */
  readonly rounds: number | null
  decide(input: DecisionInput): Decision
  /** What a click on a thing means at once, where several commands lead there; null where one is enough or none. */
  shortcut?(target: string, input: DecisionInput): Choice | null
  /** Whether a click on a thing takes the last command back: a card that was just put to use, for example. */
  takesBack?(target: string, input: DecisionInput): boolean
  /** The command that a click on a thing would mean if it were allowed; null if it means none. */
  attempt(target: string, input: DecisionInput): BaseCommand | null
  /** The draft after a click on a thing that is laid out, or put back, before anything is sent; null where it means none. */
  lay?(target: string, input: DecisionInput): Draft | null
  /** What came of what somebody played: a line for everybody whom it concerns, and for the table. */
  news(events: readonly BaseEvent[], by: Seat, personOf: PersonOf): readonly NewsLine[]
  /** What some events brought a seat, for a glance at the log; without it the sentence is all. */
  gains?(events: readonly BaseEvent[], seat: Seat): readonly Gain[]
  /** Whether an event ends a turn: what somebody does after it is told by itself. */
  isTurnEnd(event: BaseEvent): boolean
  /** Whether an event sums up a turn: of these a rival's last turn is told in one line. Without it, of all. */
  isTurnSummary?(event: BaseEvent): boolean
  /** What its things and signs mean; a chunk of its own, loaded when something is looked at first. */
  explaining?(): Promise<Explaining>
  /** The part of the table where a thing lies. */
  placeOf(target: string): TableView
  /** What is different for a seat; `events` tell what the commands that are only foreseen would do. */
  changes(
    before: object,
    after: object,
    seat: Seat,
    nameOf: (seat: Seat) => string,
    events?: readonly BaseEvent[],
  ): Change[]
  /** The rows of the score sheet, in order. */
  readonly categories: readonly { readonly id: string; readonly name: string; readonly icon: ReactNode }[]
  /** Where the round stands, for the bar at the top. */
  phase(view: object): string
  /** The game in text, for who does not look at boards; a chunk of its own. */
  text(): Promise<GameText>
  /** The rounds as a track, for the bar at the top; without it they are told in words. */
  readonly Rounds?: ComponentType
  /** Whether the market leaves room under it on a desk, where the log lies open then. */
  readonly isMarketShort?: boolean
  readonly Board: ComponentType
  readonly Market: ComponentType
  readonly OwnArea: ComponentType
  /** What hangs from the bar while it matters: that the end is near, for example. */
  readonly Banner?: ComponentType
  /** The silhouettes of the players in this game's world, by seat, each on a grid of 24. */
  readonly emblems?: readonly string[]
  /** A rival in one line. */
  readonly Strip: ComponentType<{ seat: Seat }>
  /** A rival's whole board. */
  readonly PlayerBoard: ComponentType<{ seat: Seat }>
}
