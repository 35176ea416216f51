import '../style/table-styles.ts'
import type { Game } from '@entrepot/kernel'
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { GameId } from '../games/catalogue.ts'
import { loadRules } from '../games/load-game.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { gameFile, unplayedFile } from '../session/game-file.ts'
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

const rules = new Map<string, Promise<Game | null>>()

/** A table on this device, by its address. */
export default function TablePage({ id, position }: { id: string; position: number | null }): ReactNode {
  const [saved] = useState(() => readSavedGame(id))
  return (
    <Suspense fallback={<Loading />}>
      <FoundTable kept={saved} position={position} />
    </Suspense>
  )
}

function FoundTable({
  kept,
  position,
}: {
  kept: Promise<SavedGame | null>
  position: number | null
}): ReactNode {
  const saved = use(kept)
  const gameId = saved && gameIdOf(saved)
  if (saved === null || gameId === null) return <Missing />
  const { version } = saved.record
  const key = `${gameId} ${version}`
  const found = rules.get(key) ?? loadRules(gameId, version)
  rules.set(key, found)
  const game = use(found)
  if (game === null) return <UnknownRules saved={saved} gameId={gameId} />
  return <SavedTable saved={saved} gameId={gameId} game={game} position={position} />
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

  useEffect(() => {
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
  }, [saved, gameId, game])

  if (fault !== null) throw fault
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

function Missing(): ReactNode {
  const { table } = useMessages()
  return (
    <main className="shell-error">
      <Notice picture="serpent" heading={table.missing} />
    </main>
  )
}

/** This page cannot play it; another can, from the file. */
function UnknownRules({ saved, gameId }: { saved: SavedGame; gameId: GameId }): ReactNode {
  const { table } = useMessages()
  const save = (): void => download(`${gameId}-${saved.id}.json`, unplayedFile(saved))
  return (
    <main className="shell-error">
      <Notice picture="serpent" heading={table.unknownRules(saved.record.version)}>
        <button className="button primary" type="button" onClick={save}>
          {table.export}
        </button>
      </Notice>
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
