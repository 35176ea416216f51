import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Emblem } from '../icons/emblem.tsx'
import { useCompany } from './company.ts'
import { lastDeed } from './last-deed.ts'
import { Sheet } from './sheet.tsx'
import { useClient, usePersonOf, useSeat, useSeats, useSnapshot } from './table-context.ts'

/** The others in one line each; a click opens the whole board of one. */
export function Opponents(): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const company = useCompany()
  const seats = useSeats()
  const personOf = usePersonOf()
  const seat = useSeat()
  const snapshot = useSnapshot()
  const clock = useId()
  const [open, setOpen] = useState<number | null>(null)
  const { Strip, PlayerBoard } = client
  return (
    <section className="part opponents" aria-label={words.opponents}>
      {seats.map(({ name }, other) =>
        other === seat ? null : (
          <button
            key={other}
            type="button"
            className="strip"
            data-home={other}
            data-deciding={snapshot.deciders.includes(other) || undefined}
            aria-label={words.boardOf(personOf(other))}
            aria-describedby={company === null ? undefined : `${clock}${other}`}
            onClick={() => setOpen(other)}
          >
            <Emblem player={other} />
            <span className="name">{name}</span>
            {company === null ? null : (
              <span id={`${clock}${other}`}>
                <company.SeatMarks people={company.people} seat={other} />
              </span>
            )}
            <Strip seat={other} />
            <span className="last">{lastDeed(other, snapshot.log, client, personOf)}</span>
          </button>
        ),
      )}
      {open === null ? null : (
        <Sheet title={words.boardOf(personOf(open))} close={() => setOpen(null)}>
          <PlayerBoard seat={open} />
        </Sheet>
      )}
    </section>
  )
}
