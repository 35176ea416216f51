import type { BaseCommand, BaseState, Game, Reason, Seat } from '@entrepot/kernel'
import type { Occupant, Snapshot } from '../../session/session.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Change, Choice, Decision, Draft, GameClient } from '../client.ts'

/** Who looks at which game, in which words, and what waits for a confirmation there. */
export interface Viewpoint {
  readonly game: Game
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly client: GameClient
  readonly confirm: Settings['confirm']
}

/** A click that the rules forbid: why, what it would have meant, and on which thing. */
export interface RefusedClick {
  readonly reason: Reason
  readonly command: BaseCommand
  readonly target: string
}

/** The choices of one thing that was clicked, or of one group. */
export interface Narrowed {
  readonly to: 'thing' | 'group'
  readonly name: string
  readonly choices: readonly Choice[]
}

/** What commands change for the viewer: figures, and the total as if scored. */
export interface Outlook {
  readonly changes: readonly Change[]
  readonly score: { readonly from: number; readonly to: number }
}

/**
 * A table as one viewer has it before them: the position, what follows from it, and what the viewer has begun to do. What the
 * pointer is on is kept apart: it changes nothing here.
 */
export interface TableState {
  readonly viewpoint: Viewpoint
  readonly seats: readonly Occupant[]
  readonly now: Snapshot
  /** The earlier position that is looked at; null while now is shown. */
  readonly past: Snapshot | null

  // What follows from the position, worked out once for each.

  /** A world as the viewer knows it: what is legal and what would come of it depends on nothing else. */
  readonly world: BaseState | null
  readonly legal: readonly BaseCommand[]
  /** Names the own decision: what was begun at one is void at another. */
  readonly stage: string
  /** What the viewer is to decide now; null while others decide. */
  readonly decision: Decision | null
  /** What the turn has changed so far, and would with what awaits its confirmation. */
  readonly outlook: Outlook

  // What the viewer has begun.

  readonly draft: Draft
  /** A choice that would end the turn or show something new: it is not sent before it is confirmed. */
  readonly awaitingConfirm: Choice | null
  /** What the bar is narrowed to. */
  readonly narrowed: Narrowed | null
  readonly refused: RefusedClick | null
  /** It was sent from this page: what follows does not make it void. */
  readonly sent: boolean
  /** It was made void by what has happened since. It is said until the viewer chooses anew. */
  readonly lapsed: boolean
}

/** What the session is to do. */
export type Order =
  | { readonly kind: 'submit'; readonly commands: readonly BaseCommand[] }
  | { readonly kind: 'undo'; readonly count: number }

/** What a deed of the viewer leads to. */
export interface Step {
  readonly state: TableState
  readonly order: Order | null
}
