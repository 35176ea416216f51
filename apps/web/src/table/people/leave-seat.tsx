import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'

/** Leaving a running game: what it means is said before it is done. */
export function LeaveSeat({ people }: { people: People }): ReactNode {
  const { people: words } = useMessages()
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <p>
        <button className="button" type="button" onClick={() => setAsking(true)}>
          {words.leave}
        </button>
      </p>
    )
  }
  return (
    <div className="leave-seat" role="group" aria-label={words.leave}>
      <p>{words.leaveText}</p>
      <p className="controls">
        <button className="button primary" type="button" onClick={() => people.leave()}>
          {words.leaveSure}
        </button>
        <button className="button" type="button" onClick={() => setAsking(false)}>
          {words.stay}
        </button>
      </p>
    </div>
  )
}
