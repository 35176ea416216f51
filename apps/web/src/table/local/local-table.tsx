import type { GameId } from '@entrepot/bots/games'
import '../../style/table-styles.ts'
import type { Game } from '@entrepot/kernel'
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { loadRules } from '../../games/load-rules.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { gameFile, unplayedFile } from '../../session/game-file.ts'
import { askForTable, takeTable } from '../../platform/one-window.ts'
import { LocalGame } from '../../session/local-game.ts'
import { LocalSession } from '../../session/local-session.ts'
import { gameIdOf, isSpoiled, readSavedGame, type SavedGame } from '../../session/saved-games.ts'
import { currentPace } from '../../motion/pace.ts'
import { download } from '../../shell/download.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PartBoundary } from '../../shell/part-boundary.tsx'
import { ShelfNote } from '../../shell/shelf-note.tsx'
import { NoTable, UnknownRules } from '../no-table.tsx'
import { TableRoom } from '../table-room.tsx'
import { Beginning } from './beginning.ts'
import { RemovedTable, TableElsewhere, UnplayableTable } from './obstacles.tsx'
import { SharedTable } from './shared-table.tsx'

const LessonLayer = lazyPart(() => import('../../learn/lesson-layer.tsx'))

const rules = new WeakMap<SavedGame, Promise<Game | null>>()

/** The rules of a game, and its figures; loaded once for each. */
function rulesOf(saved: SavedGame): Promise<Game | null> {
  const { version, edition } = saved.record
  const loading = rules.get(saved) ?? loadRules(gameIdOf(saved), version, edition)
  rules.set(saved, loading)
  return loading
}

/** A table on this device, by its address. */
export default function LocalTable({ id, position }: { id: string; position: number | null }): ReactNode {
  const [saved] = useState(() => {
    askForTable(id)
    return readSavedGame(id)
  })
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
  found: ReturnType<typeof readSavedGame>
  position: number | null
}): ReactNode {
  const { table } = useMessages()
  const saved = use(found)
  if (saved === null) return <NoTable picture="serpent" heading={table.missing} />
  if (isSpoiled(saved)) return <UnplayableTable id={saved.id ?? ''} raw={saved.raw} />
  const gameId = gameIdOf(saved)
  const game = use(rulesOf(saved))
  if (game === null) {
    return (
      <UnknownRules version={saved.record.version}>
        <button
          className="button primary"
          type="button"
          onClick={() => download(`${gameId}-${saved.id}.json`, unplayedFile(saved))}
        >
          {table.export}
        </button>
      </UnknownRules>
    )
  }
  return <SavedTable saved={saved} gameId={gameId} game={game} position={position} />
}

/** Why the table cannot be played here and now. */
type Obstacle = 'unplayable' | 'removed' | 'overtaken'

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
  const { table, device } = useMessages()
  const [local, setLocal] = useState<LocalGame | null>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [botStopped, setBotStopped] = useState(false)

  useEffect(() => {
    let opened: LocalGame
    const lose = (how: 'removed' | 'overtaken'): void => {
      opened.close()
      setObstacle(how)
    }
    try {
      opened = new LocalGame(gameId, game, saved, table.you, currentPace, {
        lost: lose,
        botStopped: setBotStopped,
      })
    } catch {
      return setObstacle('unplayable')
    }
    setLocal(opened)
    const letGo = takeTable(saved.id, () => lose('overtaken'))
    return () => {
      letGo()
      opened.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language must not open the table anew
  }, [saved, gameId, game])

  if (obstacle === 'unplayable') return <UnplayableTable id={saved.id} raw={saved} />
  if (local === null) return <Loading />
  if (obstacle === 'removed') return <RemovedTable saved={local.saved()} game={game} />
  if (obstacle === 'overtaken') return <TableElsewhere />
  const save = (): void => download(`${gameId}-${saved.id}.json`, gameFile(local.saved(), local.history()))
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
      {botStopped ? (
        <div className="shelf-note">
          <p role="alert">{device.botStopped}</p>
          <button className="button" type="button" onClick={() => local.wakeBot()}>
            {device.part.again}
          </button>
        </div>
      ) : null}
    </>
  )
}

/** One person has the device. */
function OwnTable({ local, position }: { local: LocalGame; position: number | null }): ReactNode {
  const session = useMemo(() => new LocalSession(local, local.people[0] ?? null), [local])
  return (
    <TableRoom session={session} position={position}>
      <Beginning local={local} />
      {local.saved().lesson === undefined ? null : (
        <PartBoundary>
          <Suspense fallback={null}>
            <LessonLayer local={local} />
          </Suspense>
        </PartBoundary>
      )}
    </TableRoom>
  )
}
