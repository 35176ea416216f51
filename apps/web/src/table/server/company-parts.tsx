import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import type { People } from '../../session/people.ts'
import { OwnClock } from '../clocks/own-clock.tsx'
import { SeatClock } from '../clocks/seat-clock.tsx'
import type { CompanyParts } from '../company.ts'
import { PeoplePanel } from '../people/people-panel.tsx'
import { PresenceMark } from '../people/presence-mark.tsx'
import { RematchButton } from '../people/rematch-button.tsx'
import { ClosedBanner } from '../proposals/closed-banner.tsx'
import { ProposalNotes } from '../proposals/proposal-notes.tsx'
import { TalkAnnouncer } from '../talk/talk-announcer.tsx'
import { TalkCorner } from '../talk/talk-corner.tsx'
import { Talk } from '../talk/talk.tsx'
import { UnreadMark } from '../talk/unread-mark.tsx'

export const companyParts: CompanyParts = {
  ClosedBanner,
  Notes: ProposalNotes,
  OwnClock,
  Panel: PeoplePanel,
  RematchButton,
  SeatMarks,
  Talk,
  TalkAnnouncer,
  TalkCorner,
  UnreadMark,
}

/** Beside a name: who is not there, and how much time is left. */
function SeatMarks({ people, seat }: { people: People; seat: Seat }): ReactNode {
  return (
    <>
      <PresenceMark people={people} seat={seat} />
      <SeatClock people={people} seat={seat} />
    </>
  )
}
