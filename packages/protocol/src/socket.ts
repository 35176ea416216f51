import type { BaseCommand, BaseEvent, Outcome, Seat, Viewer } from '@entrepot/kernel'
import type { AccountInfo } from './identity.ts'
import type { ClockInfo, TableInfo } from './tables.ts'

/**
 * The socket at /api/socket. The client names tables and gets, for each, one `sync` and then `update`s. Positions are
 * numbers of the table's log as far as this viewer has seen it; an update says from which position it leads to which. A
 * client that is not at `from`, or that misses a message number `n`, asks for `join` again and gets a new `sync`.
 */
export type ClientMessage =
  | JoinMessage
  | { readonly type: 'part'; readonly table: string }
  | PlayMessage
  | UndoMessage
  | SayMessage
  | { readonly type: 'ping'; readonly at: number }

export interface JoinMessage {
  readonly type: 'join'
  readonly table: string
  /** The position that the client has seen; the events since then come with the sync. */
  readonly since?: number | undefined
}

export interface PlayMessage {
  readonly type: 'play'
  readonly table: string
  /** Chosen by the client, new for every command. Sent again with the same id, a command is answered, not repeated. */
  readonly id: string
  /** The position that the command was made for. */
  readonly at: number
  readonly command: BaseCommand
}

export interface UndoMessage {
  readonly type: 'undo'
  readonly table: string
  readonly id: string
  readonly at: number
  /** How many of one's own commands to take back. */
  readonly count: number
}

export interface SayMessage {
  readonly type: 'say'
  readonly table: string
  readonly id: string
  readonly text: string
}

/** Every message to the client carries its number on this socket, from 1 without gaps. */
export type ServerMessage = { readonly n: number } & (
  | WelcomeMessage
  | SyncMessage
  | UpdateMessage
  | TableMessage
  | ClocksMessage
  | AckMessage
  | RefusedMessage
  | ChatMessage
  | { readonly type: 'pong'; readonly at: number; readonly now: number }
  | ErrorMessage
)

export interface WelcomeMessage {
  readonly type: 'welcome'
  readonly protocol: number
  readonly account: AccountInfo | null
  readonly now: number
}

/** What a viewer sees of a game: the same in a sync and an update. */
export interface Sight {
  readonly view: object
  /** The viewer's legal commands now; empty when the viewer need not decide. */
  readonly legal: readonly BaseCommand[]
  /** How many of its own commands the viewer may take back. */
  readonly undoable: number
  /** Who is waited for. */
  readonly deciding: readonly Seat[]
  readonly round: number
  readonly outcome: Outcome | null
}

/** What one entry of the log told this viewer. */
export interface TurnEvents {
  readonly position: number
  readonly seat: Seat
  readonly at: number
  readonly events: readonly BaseEvent[]
}

export interface SyncMessage {
  readonly type: 'sync'
  readonly table: TableInfo
  readonly viewer: Viewer
  /** 0 and no sight before the game begins. */
  readonly position: number
  readonly sight: Sight | null
  /** Since the position that the client named. */
  readonly missed: readonly TurnEvents[]
  readonly chat: readonly ChatLine[]
  readonly now: number
}

export interface UpdateMessage {
  readonly type: 'update'
  readonly table: string
  readonly from: number
  readonly to: number
  /** What happened; empty when something was taken back. */
  readonly turns: readonly TurnEvents[]
  readonly sight: Sight
  /** By seat; null at a table without clocks. */
  readonly clocks: readonly (ClockInfo | null)[]
  readonly now: number
}

/** Somebody has decided what the viewer may not see yet; only who is waited for has changed. */
export interface ClocksMessage {
  readonly type: 'clocks'
  readonly table: string
  readonly deciding: readonly Seat[]
  readonly clocks: readonly (ClockInfo | null)[]
  readonly now: number
}

/** Seats, clocks, proposals or status changed. */
export interface TableMessage {
  readonly type: 'table'
  readonly table: TableInfo
  readonly now: number
}

export interface AckMessage {
  readonly type: 'ack'
  readonly table: string
  readonly id: string
  /** The position of the stored command. */
  readonly position: number
}

/** The command was not played. */
export interface RefusedMessage {
  readonly type: 'refused'
  readonly table: string
  readonly id: string
  /** `stale`: made for another position, and the current sight comes with it; `rule`: forbidden by the rule named. */
  readonly reason: 'stale' | 'rule' | 'not-playing' | 'not-seated' | 'unavailable'
  readonly rule?: string
  readonly params?: { readonly [name: string]: unknown }
  readonly position?: number
  readonly sight?: Sight
}

export interface ChatLine {
  readonly number: number
  readonly by: string
  readonly name: string
  readonly at: number
  readonly text: string
}

export interface ChatMessage {
  readonly type: 'chat'
  readonly table: string
  readonly line: ChatLine
}

/** A message that could not be taken at all. */
export interface ErrorMessage {
  readonly type: 'error'
  readonly error: string
  readonly message: string
  /** The id of the message it answers, where it had one. */
  readonly id?: string
}
