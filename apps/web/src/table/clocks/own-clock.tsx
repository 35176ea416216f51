import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { SeatClock } from './seat-clock.tsx'
import { useClock } from './use-clock.ts'

/** The viewer's own clock; a screen reader is told once when little is left. */
export function OwnClock({ people, seat }: { people: People; seat: Seat }): ReactNode {
  const { clock: words } = useMessages()
  const short = useClock(people, seat)?.state === 'short'
  return (
    <>
      <SeatClock people={people} seat={seat} />
      <span className="visually-hidden" role="status">
        {short ? words.yoursShort : ''}
      </span>
    </>
  )
}
