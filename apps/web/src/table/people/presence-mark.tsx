import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import type { People } from '../../session/people.ts'
import { usePeople } from '../talk/use-people.ts'
import { usePresence } from './seat-list.tsx'

/** Beside the name of somebody who is not there: that, and who plays on. */
export function PresenceMark({ people, seat }: { people: People; seat: Seat }): ReactNode {
  const { info } = usePeople(people)
  const presence = usePresence(info.game)
  const other = info.seats[seat]
  if (other?.kind !== 'person' || info.status !== 'playing' || (other.online && !other.absent)) return null
  return <small className="presence">({presence(other)})</small>
}
