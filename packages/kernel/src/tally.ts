import type { BaseEvent, BaseState, Seat } from './game.ts'

/** Numbers by name. */
export type Figures = { readonly [name: string]: number }

/** Figures by subject, such as the cards bought or the actions by kind. */
export type Subjects = { readonly [subject: string]: Figures }

/** What one finished game came to, for statistics of play. A figure that is not named is 0. */
export interface Tally {
  /** What ended the game. */
  readonly endedBy: string
  /** The seats in turn order, the one that began first. */
  readonly order: readonly Seat[]
  /** By seat: the points by what brought them. Their sum is the total of the score sheet. */
  readonly makeUp: readonly Figures[]
  /** By seat: how much of what. */
  readonly seats: readonly Subjects[]
  /** What belongs to no seat. */
  readonly table: Subjects
}

/** Counts a finished game: from the state after set-up, all events, and the state at the end. */
export type Tallying<State extends BaseState = BaseState, Event extends BaseEvent = BaseEvent> = (
  first: State,
  events: readonly Event[],
  last: State,
) => Tally

/** Figures that grow while events are read. */
export class Count {
  readonly subjects: { [subject: string]: { [name: string]: number } } = {}

  add(subject: string, name: string, amount = 1): void {
    const figures = (this.subjects[subject] ??= {})
    figures[name] = (figures[name] ?? 0) + amount
  }
}

/** What each type of event adds to the counts of the seats and of the table; types that are not named add nothing. */
export type Counters<Event extends BaseEvent> = {
  readonly [Type in Event['type']]?: (
    event: Extract<Event, { readonly type: Type }>,
    seats: readonly Count[],
    table: Count,
  ) => void
}

export function countEvents<Event extends BaseEvent>(
  counters: Counters<Event>,
  events: readonly Event[],
  seats: readonly Count[],
  table: Count,
): void {
  for (const event of events) {
    const counter = counters[event.type as Event['type']]
    counter?.(event as never, seats, table)
  }
}

/** The seats from the given one on, clockwise. */
export function turnOrder(seats: number, first: Seat): Seat[] {
  return Array.from({ length: seats }, (_, place) => (first + place) % seats)
}
