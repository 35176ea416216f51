import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Emblem } from '../../icons/emblem.tsx'
import { SeatClock } from '../clocks/seat-clock.tsx'
import { useController, useSeat, useSeats, useSnapshot } from '../table-context.ts'
import { useTextTable } from './text-table-context.ts'

/** Who sits at the table, who decides, and how they stand. */
export function TextPlayers(): ReactNode {
  const { table: shell } = useMessages()
  const { words } = useTextTable()
  const { people } = useController().session
  const seats = useSeats()
  const own = useSeat()
  const snapshot = useSnapshot()
  return (
    <table className="text-players">
      <caption>{words.players}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{shell.total}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ name, kind }, seat) => (
          <tr key={seat}>
            <th scope="row">
              <Emblem player={seat} />{' '}
              {seat === own && name !== shell.you ? words.you(name) : kind === 'bot' ? words.bot(name) : name}
            </th>
            <td data-column={words.state}>
              {snapshot.deciders.includes(seat) ? words.deciding : words.waiting}
              {people === null ? null : <SeatClock people={people} seat={seat} />}
            </td>
            <td data-column={shell.total}>{snapshot.scores[seat]?.total ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
