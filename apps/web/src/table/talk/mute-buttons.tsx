import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { usePeople } from './use-people.ts'

/** Whom one hears: a button for each of the others. */
export function MuteButtons({ people }: { people: People }): ReactNode {
  const { talk: words } = useMessages()
  const { seated, self, muted } = usePeople(people)
  return (
    <p className="mutes">
      {seated
        .filter(({ id }) => id !== self)
        .map(({ id, name }) => (
          <button
            key={id}
            className="button quiet"
            type="button"
            onClick={() => people.mute(id, !muted.has(id))}
          >
            {muted.has(id) ? words.unmute(name) : words.mute(name)}
          </button>
        ))}
    </p>
  )
}
