import '../style/table-styles.ts'
import type { Game } from '@entrepot/kernel'
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { GameId } from '../games/catalogue.ts'
import { loadGame } from '../games/load-game.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { gameFile } from '../session/game-file.ts'
import { holdTable } from '../session/hold-table.ts'
import { LocalGame, type Pace } from '../session/local-game.ts'
import { LocalSession } from '../session/local-session.ts'
import { gameIdOf, readSavedGame, type SavedGame } from '../session/saved-games.ts'
import { readSettings } from '../settings/settings.ts'
import { motionLeft } from '../motion/stage.ts'
import { download } from '../shell/download.ts'
import { Loading } from '../shell/loading.tsx'
import { Notice } from '../shell/notice.tsx'
import { ShelfNote } from '../shell/shelf-note.tsx'
import { SharedTable } from './shared/shared-table.tsx'
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
  return (
    <Suspense fallback={<Loading />}>
      <FoundTable found={saved} position={position} />
    </Suspense>
  )
}

function FoundTable({
  found,
  position,
}: {
  found: Promise<SavedGame | null>
  position: number | null
}): ReactNode {
  const saved = use(found)
  const gameId = saved && gameIdOf(saved)
  if (saved === null || gameId === null) return <Missing />
  const game = games.get(gameId) ?? loadGame(gameId)
  games.set(gameId, game)
  return <SavedTable saved={saved} gameId={gameId} game={use(game)} position={position} />
}

function SavedTable({
  saved,
  gameId,
  game,
  position,
}: {
  saved: SavedGame
  gameId: GameId
  game: Game
  position: number | null
}): ReactNode {
  const { table } = useMessages()
  const [local, setLocal] = useState<LocalGame | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  const [elsewhere, setElsewhere] = useState(false)
  const older = saved.record.version !== game.version

  useEffect(() => {
    if (older) return
    const opened = new LocalGame(gameId, game, saved, table.you, currentPace, setFault)
    setLocal(opened)
    const letGo = holdTable(saved.id, () => {
      opened.close()
      setElsewhere(true)
    })
    return () => {
      letGo()
      opened.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language must not open the table anew
  }, [saved, gameId, game, older])

  if (fault !== null) throw fault
  if (older) return <Missing older />
  if (elsewhere) return <Elsewhere />
  if (local === null) return <Loading />
  const save = (): void =>
    download(`${gameId}-${saved.id}.json`, gameFile(game, local.saved(), local.playback()))
  return (
    <>
      {local.people.length > 1 ? (
        <SharedTable local={local} position={position} />
      ) : (
        <OwnTable local={local} position={position} />
      )}
      <ShelfNote>
        <button className="button" type="button" onClick={save}>
          {table.export}
        </button>
      </ShelfNote>
    </>
  )
}

/** One person has the device. */
function OwnTable({ local, position }: { local: LocalGame; position: number | null }): ReactNode {
  const session = useMemo(() => new LocalSession(local, local.people[0] ?? null), [local])
  return <TableRoom session={session} position={position} />
}

/** A move is shown when the one before has been seen. */
function currentPace(): Pace {
  const { turn, within } = PACES[readSettings().pace]
  const moving = motionLeft()
  return { turn: turn + moving, within: within + moving }
}

function Missing({ older = false }: { older?: boolean }): ReactNode {
  const { table } = useMessages()
  return (
    <main className="shell-error">
      <Notice picture="serpent" heading={older ? table.older : table.missing} />
    </main>
  )
}

/** Another page has the game now. */
function Elsewhere(): ReactNode {
  const { kept } = useMessages()
  return (
    <main className="shell-error">
      <h1>{kept.elsewhere}</h1>
      <p className="actions">
        <button className="button primary" type="button" onClick={() => location.reload()}>
          {kept.goOnHere}
        </button>
      </p>
    </main>
  )
}
