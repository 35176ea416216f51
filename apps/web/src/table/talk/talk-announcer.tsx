import { useState, type ReactNode } from 'react'
import type { People } from '../../session/people.ts'
import { usePeople } from './use-people.ts'

/** Tells a screen reader what others say, whether or not the talk is open. */
export function TalkAnnouncer({ people }: { people: People }): ReactNode {
  const { chat, self } = usePeople(people)
  // What was said before the visitor came is there to read, not news.
  const [before] = useState(chat.at(-1)?.number ?? 0)
  const latest = chat.findLast(({ number, by }) => number > before && by !== self)
  return (
    <p className="visually-hidden" aria-live="polite">
      {latest === undefined ? '' : `${latest.name}: ${latest.text}`}
    </p>
  )
}
