import type { BaseCommand, Reason, Seat } from '@entrepot/kernel'
import type { PersonOf } from './news.ts'

/** A command that the rules forbid, and where. */
export interface Refused<View = object> {
  readonly reason: Reason
  readonly command: BaseCommand
  readonly view: View
  readonly seat: Seat
  readonly personOf: PersonOf
  /** What is to be decided instead. */
  readonly asked: string
}
