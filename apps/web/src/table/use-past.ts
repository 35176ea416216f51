import { useEffect, useMemo, useState } from 'react'
import type { Snapshot, TableSession } from '../session/session.ts'

/** The earlier position that is looked at; null while now is shown, and until the first one has come from the server. */
export function usePast(session: TableSession, position: number | null): Snapshot | null {
  const past = useMemo(
    () => (position === null || !(position < session.snapshot().position) ? null : session.at(position)),
    [session, position],
  )
  // While the next position is on its way, the last one stays.
  const [come, setCome] = useState<Snapshot | null>(null)
  useEffect(() => {
    if (!(past instanceof Promise)) return undefined
    let wanted = true
    const show = (snapshot: Snapshot | null): void => {
      if (wanted) setCome(snapshot)
    }
    // A position that the viewer has not seen, or no server to ask: now is shown.
    past.then(show, () => show(null))
    return () => {
      wanted = false
    }
  }, [past])
  return past instanceof Promise ? come : past
}
