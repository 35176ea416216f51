import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { usePeople } from './use-people.ts'

/** How many lines of the others have not been seen. */
export function UnreadMark({ people }: { people: People }): ReactNode {
  const { talk: words } = useMessages()
  const { unread } = usePeople(people)
  if (unread === 0) return null
  return (
    <span className="unread">
      <span aria-hidden="true">{unread}</span>
      <span className="visually-hidden">{words.unread(unread)}</span>
    </span>
  )
}
