import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'
import type { TableSession } from '../../session/session.ts'
import { ProposeList } from '../proposals/propose-list.tsx'
import { useCompany } from '../talk/use-company.ts'
import { CopyAddress } from './copy-address.tsx'
import { LeaveSeat } from './leave-seat.tsx'
import { SeatList } from './seat-list.tsx'
import { Shuffle } from './shuffle.tsx'

/** Everything about a table of people that is not the game: who is there, what can be agreed, and how one leaves. */
export function PeoplePanel({
  company,
  session,
  done,
}: {
  company: Company
  session: TableSession
  /** Called when something was chosen whose answer is shown elsewhere. */
  done: () => void
}): ReactNode {
  const { people: words } = useMessages()
  const { info, self } = useCompany(company)
  const playing = info.status === 'playing'
  return (
    <div className="people-panel">
      <SeatList company={company} done={done} />
      <p>
        {self === null ? `${words.lookingOn} ` : null}
        {info.spectators > 0 ? words.spectators(info.spectators) : null}
      </p>
      <CopyAddress address={session.address} />
      {playing && self !== null ? (
        <>
          <ProposeList company={company} proposed={done} />
          <LeaveSeat company={company} />
        </>
      ) : null}
      <Shuffle info={info} session={session} />
    </div>
  )
}
