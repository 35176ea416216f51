import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { useSeat, useSeats, useSnapshot } from '../table-context.ts'
import { timeLeft } from './clock-reading.ts'
import { useClock } from './use-clock.ts'

/** How much time somebody has left; near the end another shape and a word say so. */
export function SeatClock({ people, seat }: { people: People; seat: Seat }): ReactNode {
  const { clock: words } = useMessages()
  const { language } = useSettings()
  const own = useSeat()
  const seats = useSeats()
  const snapshot = useSnapshot()
  const reading = useClock(people, seat)
  if (reading === null || snapshot.closed || people.pace.kind === 'untimed') return null
  const { leftMs, state } = reading
  const late = state === 'short' || state === 'up'
  return (
    <span
      className="clock"
      role="timer"
      aria-label={seat === own ? words.yours : words.of(seats[seat]?.name ?? '')}
      data-state={state}
    >
      <Icon name={late ? 'hourglass' : 'clock'} />
      {state === 'up' ? words.up : timeLeft(leftMs, people.pace.kind, language)}
      {leftMs < 0 ? <em>−{timeLeft(-leftMs, people.pace.kind, language)}</em> : null}
      {state === 'short' ? <em>{words.short}</em> : null}
    </span>
  )
}
