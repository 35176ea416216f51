import { Suspense, useEffect, type ReactNode } from 'react'
import { moduleOf } from '../games/index.ts'
import { useLatest } from '../i18n/use-latest.ts'
import type { TableSession } from '../session/session.ts'
import { useSettings } from '../settings/use-settings.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { Loading } from '../shell/loading.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { setReportContext } from '../shell/report-context.ts'
import type { GameClient } from './client.ts'
import { PlayerPatterns } from './player-patterns.tsx'
import { TableContext } from './table-context.ts'
import { TableFrame } from './table-frame.tsx'
import { usePast } from './use-past.ts'
import { useTableState } from './use-table-state.ts'

const TextTable = lazyPart(() => import('./reader/text-table.tsx'))

/** A session with the boards and words of its game; `position` looks back at an earlier moment. */
export function TableRoom({
  session,
  position,
}: {
  session: TableSession
  position: number | null
}): ReactNode {
  const { language } = useSettings()
  const client = useLatest(language, () => moduleOf(session.gameId).client(language))
  return client === null ? <Loading /> : <LaidTable session={session} client={client} position={position} />
}

function LaidTable({
  session,
  client,
  position,
}: {
  session: TableSession
  client: GameClient
  position: number | null
}): ReactNode {
  const past = usePast(session, position)
  const { patterns, textTable } = useSettings()
  const table = useTableState(session, client, past)
  const at = table.snapshot.position
  useEffect(() => {
    const { id, gameId, game, seat } = session
    setReportContext(`${gameId} ${game.version}, table ${id}, position ${at}, seat ${seat ?? 'none'}`)
    return () => setReportContext(null)
  }, [session, at])
  return (
    <TableContext value={table}>
      {patterns ? <PlayerPatterns /> : null}
      {textTable ? (
        <PartBoundary instead={<TableFrame session={session} />}>
          <Suspense fallback={<Loading />}>
            <TextTable session={session} />
          </Suspense>
        </PartBoundary>
      ) : (
        <TableFrame session={session} />
      )}
    </TableContext>
  )
}
