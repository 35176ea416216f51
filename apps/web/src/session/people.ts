import type { Seat } from '@entrepot/kernel'
import type { ChatLine, ClockInfo, Pace, ProposalBody, ProposalInfo, TableInfo } from '@entrepot/protocol'

/** A person with a seat at the table. */
export interface SeatedPerson {
  readonly seat: Seat
  /** The account, by which a person is muted and known as the speaker of a line. */
  readonly id: string
  readonly name: string
  /** Has left or run out of time, or was away for long. */
  readonly absent: boolean
  /** Has given up the seat. */
  readonly left: boolean
  /** Whether a bot stands in. */
  readonly replaced: boolean
  /** Whether a page of theirs shows the table. */
  readonly online: boolean
}

/** A wish that was not granted: what it was about, and the server's stable word for the reason. */
export interface Trouble {
  readonly about: 'talk' | 'proposal' | 'seat'
  readonly word: string
}

/** What people at a table share besides the game. A new object for every change, never altered. */
export interface PeopleState {
  /** What everybody may know about the table. */
  readonly info: TableInfo
  /** The viewer's own account; null for a spectator, who neither speaks nor hears. */
  readonly self: string | null
  /** The same for a spectator too; null for a stranger. */
  readonly account: string | null
  /** The seat that the viewer has left, or has lost to the clock, and may come back to. */
  readonly away: SeatedPerson | null
  readonly seated: readonly SeatedPerson[]
  /** What was said, the earliest first, without those whom the viewer has muted. */
  readonly chat: readonly ChatLine[]
  /** How many lines of others the viewer has not seen. */
  readonly unread: number
  readonly muted: ReadonlySet<string>
  /** By seat; null at a table without clocks. */
  readonly clocks: readonly (ClockInfo | null)[]
  /** The server's time less `performance.now()`, which nobody can set back. */
  readonly aheadMs: number
  /** What waits for consent. */
  readonly proposals: readonly ProposalInfo[]
  /** What the viewer proposed and somebody has refused, until it is put away. */
  readonly refusals: readonly ProposalInfo[]
  readonly trouble: Trouble | null
}

/** The people at a table, where there are any: games in this browser have none. */
export interface People {
  readonly pace: Pace
  state(): PeopleState
  subscribe(listener: () => void): () => void
  say(text: string): void
  mute(person: string, muted: boolean): void
  /** Everything said so far has been seen. */
  read(): void
  propose(proposal: ProposalBody): void
  /** Agrees to a proposal, or ends it. */
  answer(proposal: number, agree: boolean): void
  /** Puts a refusal away. */
  accept(refusal: ProposalInfo): void
  /** Gives up the viewer's seat; a bot plays on. */
  leave(): void
  /** Comes back to the viewer's own seat; without any time left that is for the others to allow. */
  comeBack(): void
  /** Asks to play on for somebody who is absent; a stranger becomes a guest of this name. */
  takeSeat(seat: Seat, name: string): void
  /** Opens a table for the same people, or finds the one that another has opened; its address. */
  playAgain(): Promise<string>
  forgetTrouble(): void
}
