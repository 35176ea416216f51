import { use, useMemo, type ReactNode } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import type { TableSession } from '../session/session.ts'
import { loadClient } from './load-client.ts'
import { TableContext } from './table-context.ts'
import { TableFrame } from './table-frame.tsx'
import { useTableState } from './use-table-state.ts'

/** A session with the boards and words of its game; `position` looks back at an earlier moment. */
export function TableRoom({
  session,
  position,
}: {
  session: TableSession
  position: number | null
}): ReactNode {
  const { language } = useSettings()
  const client = use(loadClient(session.gameId, language))
  const past = useMemo(
    () => (position === null || !(position < session.snapshot().position) ? null : session.at(position)),
    [session, position],
  )
  const table = useTableState(session, client, past)
  return (
    <TableContext value={table}>
      <TableFrame session={session} />
    </TableContext>
  )
}
