import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import type { TableSession } from '../../session/session.ts'
import { ProposeList } from '../proposals/propose-list.tsx'
import { usePeople } from '../talk/use-people.ts'
import { CopyAddress } from './copy-address.tsx'
import { LeaveSeat } from './leave-seat.tsx'
import { SeatList } from './seat-list.tsx'
import { Shuffle } from './shuffle.tsx'

/** Everything about a table of people that is not the game: who is there, what can be agreed, and how one leaves. */
export function PeoplePanel({
  people,
  session,
  done,
}: {
  people: People
  session: TableSession
  /** Called when something was chosen whose answer is shown elsewhere. */
  done: () => void
}): ReactNode {
  const { people: words } = useMessages()
  const { info, self } = usePeople(people)
  const playing = info.status === 'playing'
  return (
    <div className="people-panel">
      <SeatList people={people} done={done} />
      <p>
        {self === null ? `${words.lookingOn} ` : null}
        {info.spectators > 0 ? words.spectators(info.spectators) : null}
      </p>
      <CopyAddress address={session.address} />
      {playing && self !== null ? (
        <>
          <ProposeList people={people} proposed={done} />
          <LeaveSeat people={people} />
        </>
      ) : null}
      <Shuffle info={info} session={session} />
    </div>
  )
}
