import type { Seat } from '@entrepot/kernel'
import type { PersonOf } from '@entrepot/telling'
import type { Occupant } from '../session/session.ts'

/** Who sits where, for somebody who reads about it: told apart by the seat, since names may be alike. */
export function personIn(seats: readonly Occupant[], reader: Seat | null): PersonOf {
  return (seat) => ({
    name: seats[seat]?.name ?? '',
    isYou: seat === reader,
    isBot: seats[seat]?.kind === 'bot',
  })
}
