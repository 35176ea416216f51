import '../style/table-styles.ts'
import type { Game } from '@entrepot/kernel'
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { loadGame } from '../games/load-game.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LocalSession, type Pace } from '../session/local-session.ts'
import { gameIdOf, readSavedGame, type SavedGame } from '../session/saved-games.ts'
import type { TableSession } from '../session/session.ts'
import { readSettings } from '../settings/settings.ts'
import { motionLeft } from '../motion/stage.ts'
import { Loading } from '../shell/loading.tsx'
import { TableRoom } from './table-room.tsx'

const PACES: Record<'calm' | 'brisk' | 'instant', Pace> = {
  calm: { turn: 1400, within: 600 },
  brisk: { turn: 600, within: 180 },
  instant: { turn: 0, within: 0 },
}

const games = new Map<string, Promise<Game>>()

/** A table on this device, by its address. */
export default function TablePage({ id, position }: { id: string; position: number | null }): ReactNode {
  const [saved] = useState(() => readSavedGame(id))
  const gameId = saved && gameIdOf(saved)
  if (saved === null || gameId === null) return <Missing />
  const game = games.get(gameId) ?? loadGame(gameId)
  games.set(gameId, game)
  return (
    <Suspense fallback={<Loading />}>
      <SavedTable saved={saved} game={use(game)} position={position} />
    </Suspense>
  )
}

function SavedTable({
  saved,
  game,
  position,
}: {
  saved: SavedGame
  game: Game
  position: number | null
}): ReactNode {
  const { table } = useMessages()
  const [session, setSession] = useState<TableSession | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  const older = saved.record.version !== game.version

  useEffect(() => {
    const gameId = gameIdOf(saved)
    if (older || gameId === null) return
    // The latest that is stored: another visit to this address may have played on.
    const stored = readSavedGame(saved.id) ?? saved
    const opened = new LocalSession(gameId, game, stored, table.you, currentPace, setFault)
    setSession(opened)
    return () => opened.close()
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language must not open the table anew
  }, [saved, game, older])

  if (fault !== null) throw fault
  if (older) return <Missing older />
  if (session === null) return <Loading />
  return <TableRoom session={session} position={position} />
}

/** A move is shown when the one before has been seen. */
function currentPace(): Pace {
  const { turn, within } = PACES[readSettings().pace]
  const moving = motionLeft()
  return { turn: turn + moving, within: within + moving }
}

function Missing({ older = false }: { older?: boolean }): ReactNode {
  const { table, notFound } = useMessages()
  return (
    <main className="shell-error">
      <h1>{older ? table.older : table.missing}</h1>
      <p className="actions">
        <Link className="button" href="/">
          {notFound.home}
        </Link>
      </p>
    </main>
  )
}
