import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { usePeople } from '../talk/use-people.ts'
import { usePresence } from './seat-list.tsx'

/** Beside the name: of a bot, who has written it; of somebody who is not there, that, and who plays on. */
export function PresenceMark({ people, seat }: { people: People; seat: Seat }): ReactNode {
  const { info } = usePeople(people)
  const presence = usePresence(info.game)
  const { people: words } = useMessages()
  const other = info.seats[seat]
  if (other?.kind !== 'person') return null
  const away = info.status === 'playing' && (!other.online || other.absent)
  const notes = [
    ...(other.author === null ? [] : [words.botBy(other.author.name)]),
    // A bot need not hold a line to play.
    ...(away && (other.author === null || other.absent) ? [presence(other)] : []),
  ]
  return notes.length === 0 ? null : <small className="presence">({notes.join(', ')})</small>
}
