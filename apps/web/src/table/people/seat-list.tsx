import type { SeatInfo } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Emblem } from '../../icons/emblem.tsx'
import { useBotTitle } from '../../i18n/use-bot-title.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { useSeat, useSeats } from '../table-context.ts'
import { usePeople } from '../talk/use-people.ts'

/** Who sits where, and whether they are there; somebody without a seat may ask for that of an absent person. */
export function SeatList({ people, done }: { people: People; done: () => void }): ReactNode {
  const { people: words, lobby } = useMessages()
  const seats = useSeats()
  const own = useSeat()
  const { info, away } = usePeople(people)
  const state = usePresence(info.game)
  const mayTake = own === null && away === null && info.status === 'playing'
  return (
    <ul className="seat-list" aria-label={words.seats}>
      {info.seats.map((seat) => (
        <li key={seat.seat}>
          <Emblem player={seat.seat} />
          <span>
            {seat.person === null ? (
              <strong>{seats[seat.seat]?.name}</strong>
            ) : (
              <Link href={`/people/${seat.person.id}`} target="_blank">
                {seat.person.name}
              </Link>
            )}{' '}
            {seat.author === null ? null : <small>{words.botBy(seat.author.name)}, </small>}
            <small>{seat.seat === own ? words.you : state(seat)}</small>
          </span>
          {mayTake && seat.absent ? (
            <button
              className="button"
              type="button"
              onClick={() => {
                people.takeSeat(seat.seat, lobby.guest)
                done()
              }}
            >
              {words.takeSeat(seats[seat.seat]?.name ?? '')}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Whether the one who belongs to a seat is there, in words. */
export function usePresence(game: string): (seat: SeatInfo) => string {
  const { people: words, lobby } = useMessages()
  const title = useBotTitle()
  return ({ kind, level, absent, online }) => {
    if (kind === 'bot') return lobby.bot(title(game, level))
    if (absent) return level === null ? words.absent : words.standIn
    return online ? words.here : words.notConnected
  }
}
