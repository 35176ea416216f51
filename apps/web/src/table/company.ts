import type { Seat } from '@entrepot/kernel'
import { createContext, useContext, type ComponentType } from 'react'
import type { People } from '../session/people.ts'
import type { TableSession } from '../session/session.ts'
import { useController } from './table-context.ts'

type PeoplePart<More = unknown> = ComponentType<{ people: People } & More>

/** What a table of people draws beside its game. The frame is given it there; a table on the device does without. */
export interface CompanyParts {
  readonly ClosedBanner: PeoplePart
  readonly Notes: PeoplePart
  readonly OwnClock: PeoplePart<{ seat: Seat }>
  readonly Panel: PeoplePart<{ session: TableSession; done: () => void }>
  readonly RematchButton: PeoplePart
  readonly SeatMarks: PeoplePart<{ seat: Seat }>
  readonly Talk: PeoplePart
  readonly TalkAnnouncer: PeoplePart
  readonly TalkCorner: PeoplePart
  readonly UnreadMark: PeoplePart
}

export const CompanyContext = createContext<CompanyParts | null>(null)

/** Who sits at the table of the server, and what is drawn of them; null on the device. */
export function useCompany(): (CompanyParts & { readonly people: People }) | null {
  const { people } = useController().session
  const parts = useContext(CompanyContext)
  return people === null || parts === null ? null : { ...parts, people }
}
