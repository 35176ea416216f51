import type { BaseCommand, Seat } from '@entrepot/kernel'
import { createContext, use } from 'react'
import type { Company } from '../session/company.ts'
import type { SeatInfo, Snapshot } from '../session/session.ts'
import type { Change, Choice, Decision, Draft, GameClient } from './client.ts'

/** A click that the rules forbid: the rule, and what the forbidden thing is. */
export interface RefusedClick {
  readonly rule: string
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

/** The device is to be given to the next person. */
export interface HandOver {
  /** Whose name that is. */
  readonly to: string
  now(): void
}

/** What every part of the table sees, and what it can ask for. */
export interface Table {
  readonly client: GameClient
  readonly seats: readonly SeatInfo[]
  readonly seat: Seat | null
  readonly company: Company | null
  /** What is shown: now, or an earlier position. */
  readonly snapshot: Snapshot
  /** Whether now is shown. */
  readonly live: boolean
  /** What the viewer is to decide; null while others decide. */
  readonly decision: Decision | null
  readonly draft: Draft
  setDraft(draft: Draft): void
  /** A command that would end the turn or show something new, held back until it is confirmed. */
  readonly held: Choice | null
  /** What the bar is narrowed to: the choices of one thing or group. */
  readonly narrowed: Narrowed | null
  readonly changes: readonly Change[]
  /** The viewer's total before the turn and after what is laid out and held back, as if scored. */
  readonly score: { readonly from: number; readonly to: number }
  readonly refused: RefusedClick | null
  /** A choice of the viewer was made void by what has happened since. */
  readonly lapsed: boolean
  readonly canConfirm: boolean
  readonly canUndo: boolean
  press(target: string, name: string): void
  choose(choice: Choice): void
  /** The rule that forbids what a click on a thing would mean; null if it means nothing that a rule could forbid. */
  whyNot(target: string): string | null
  /** What a command would change, from now on. */
  foresee(command: BaseCommand): Outlook
  /** Whether a command would be held back until it is confirmed. */
  mustWait(command: BaseCommand): boolean
  narrow(name: string, choices: readonly Choice[]): void
  widen(): void
  confirm(): void
  undo(): void
  reset(): void
  forgetRefusal(): void
  /** The thing shown large. */
  readonly shown: string | null
  show(thing: string | null): void
  send(commands: readonly BaseCommand[]): void
  /** Gives a shared device to the next person; null while there is nobody to give it to. */
  readonly handOver: HandOver | null
}

export const TableContext = createContext<Table | null>(null)

export function useTable(): Table {
  const table = use(TableContext)
  if (table === null) throw new Error('A part of the table stands outside of it.')
  return table
}

/** The view of the game that is shown, as the game's own type. */
export function useView<View extends object>(): View {
  return useTable().snapshot.view as View
}
