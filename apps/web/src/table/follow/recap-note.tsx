import type { ReactNode } from 'react'
import { Emblem } from '../../icons/emblem.tsx'
import { Icon } from '../../icons/icon.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import type { RoundScores } from '../../session/session.ts'
import { useSeats } from '../table-context.ts'

/** What a round brought everybody: the scores with which it began, and those with which the next one did. */
export default function RecapNote({
  ended,
  begun,
  onClose,
}: {
  ended: RoundScores
  begun: RoundScores
  onClose: () => void
}): ReactNode {
  const { follow: words, table } = useMessages()
  const seats = useSeats()
  return (
    <section className="round-recap" role="status">
      <h2>{words.roundOver(ended.round)}</h2>
      <ul>
        {seats.map(({ name }, seat) => (
          <li key={seat}>
            <Emblem player={seat} /> {name} <b>{signed(gainOf(ended, begun, seat))}</b>
          </li>
        ))}
      </ul>
      <button className="icon-button" type="button" aria-label={table.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  )
}

function gainOf(before: RoundScores, after: RoundScores, seat: number): number {
  return (after.totals[seat] ?? 0) - (before.totals[seat] ?? 0)
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
