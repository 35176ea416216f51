import { Suspense, useContext, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { clientFor, takeFiguresOut } from '../games/figures-in-play.ts'
import { useLatest } from '../i18n/use-latest.ts'
import type { TableSession } from '../session/session.ts'
import { useSettings } from '../settings/use-settings.ts'
import { EmblemContext } from '../icons/emblem.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { Loading } from '../shell/loading.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { setReportContext } from '../shell/report-context.ts'
import type { GameClient } from './client.ts'
import { TableController } from './controller/controller.ts'
import { PlayerPatterns } from './player-patterns.tsx'
import { RulesBeside } from './rules-beside.tsx'
import { snapshotOf } from './controller/readings.ts'
import { useTableOf, TableContext } from './table-context.ts'
import { TableFrame } from './table-frame.tsx'
import { useAutoPass } from './use-auto-pass.ts'

const TextTable = lazyPart(() => import('./text-table/text-table.tsx'))

/** A session with the boards and words of its game; `position` looks back at an earlier moment. */
export function TableRoom({
  session,
  position,
  children,
}: {
  session: TableSession
  position: number | null
  /** What is said at the table besides: a lesson. */
  children?: ReactNode
}): ReactNode {
  const { language } = useSettings()
  const { gameId, game } = session
  const client = useLatest(language, () => clientFor(gameId, game, language))
  useEffect(() => () => takeFiguresOut(gameId), [gameId])
  if (client === null) return <Loading />
  return (
    <LaidTable session={session} client={client} position={position}>
      {children}
    </LaidTable>
  )
}

function LaidTable({
  session,
  client,
  position,
  children,
}: {
  session: TableSession
  client: GameClient
  position: number | null
  children: ReactNode
}): ReactNode {
  const { patterns, textTable, confirm, ending } = useSettings()
  const emblems = useContext(EmblemContext)
  const controller = useMemo(() => {
    const opened = new TableController(session, { client, confirm })
    opened.lookAt(position)
    return opened
    // oxlint-disable-next-line react/exhaustive-deps -- what else may change, the controller is told below
  }, [session])
  useLayoutEffect(() => controller.adapt({ client, confirm }), [controller, client, confirm])
  useLayoutEffect(() => controller.lookAt(position), [controller, position])
  useAutoPass(controller, ending === 'always' || (ending === 'bots' && isAgainstBots(session)))
  const now = useTableOf(controller, (state) => state.now)
  useLayoutEffect(() => controller.seen(now), [controller, now])
  const at = useTableOf(controller, (state) => snapshotOf(state).position)
  useEffect(() => {
    const { id, gameId, game, seat } = session
    setReportContext(`${gameId} ${game.version}, table ${id}, position ${at}, seat ${seat ?? 'none'}`)
    return () => setReportContext(null)
  }, [session, at])
  return (
    <TableContext value={controller}>
      <EmblemContext value={client.emblems ?? emblems}>
        {patterns ? <PlayerPatterns /> : null}
        {children}
        {textTable ? (
          <PartBoundary instead={<TableFrame session={session} />}>
            <Suspense fallback={<Loading />}>
              <TextTable session={session} />
            </Suspense>
          </PartBoundary>
        ) : (
          <TableFrame session={session} />
        )}
        <RulesBeside />
      </EmblemContext>
    </TableContext>
  )
}

function isAgainstBots({ seat, seats }: TableSession): boolean {
  return seats.every(({ kind }, other) => other === seat || kind === 'bot')
}
