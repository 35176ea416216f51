import type { Seat } from '@entrepot/kernel'
import type { ChatLine, ClockInfo, Pace, ProposalBody, ProposalInfo } from '@entrepot/protocol'

/** A person with a seat at the table. */
export interface Companion {
  readonly seat: Seat
  /** The account, by which a person is muted and known as the speaker of a line. */
  readonly id: string
  readonly name: string
  /** Has left or run out of time. */
  readonly absent: boolean
  /** Whether a bot stands in. */
  readonly replaced: boolean
}

/** A wish that was not granted: what it was about, and the server's stable word for the reason. */
export interface Trouble {
  readonly about: 'talk' | 'proposal'
  readonly word: string
}

/** What people at a table share besides the game. A new object for every change, never altered. */
export interface CompanyState {
  /** The viewer's own account; null for a spectator, who neither speaks nor hears. */
  readonly self: string | null
  readonly people: readonly Companion[]
  /** What was said, the earliest first, without those whom the viewer has muted. */
  readonly chat: readonly ChatLine[]
  /** How many lines of others the viewer has not seen. */
  readonly unread: number
  readonly muted: ReadonlySet<string>
  /** By seat; null at a table without clocks. */
  readonly clocks: readonly (ClockInfo | null)[]
  /** How far the server's clock is ahead of this device's. */
  readonly aheadMs: number
  /** What waits for consent. */
  readonly proposals: readonly ProposalInfo[]
  readonly trouble: Trouble | null
}

/** The people at a table, where there are any: games in this browser have none. */
export interface Company {
  readonly pace: Pace
  state(): CompanyState
  subscribe(listener: () => void): () => void
  say(text: string): void
  mute(person: string, muted: boolean): void
  /** Everything said so far has been seen. */
  read(): void
  propose(proposal: ProposalBody): void
  /** Agrees to a proposal, or ends it. */
  answer(proposal: number, agree: boolean): void
  forgetTrouble(): void
}
