import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePersonOf, useSnapshot } from '../table-context.ts'

/** In the place of the decision for somebody without a seat: who is waited for, and nothing to press. */
export function WatchingBar(): ReactNode {
  const { people: words, table } = useMessages()
  const snapshot = useSnapshot()
  const personOf = usePersonOf()
  const waiting = snapshot.deciders.map(personOf)
  return (
    <section className="decision-bar watching" aria-label={words.lookingOn}>
      <div className="sentence">
        <p className="title">{table.thinking(waiting)}</p>
        <p className="hint">{words.lookingOn}</p>
      </div>
    </section>
  )
}
