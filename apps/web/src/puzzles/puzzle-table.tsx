import '../style/table-styles.ts'
import './puzzles.css'
import { findGame, type GameId } from '@entrepot/bots/games'
import { puzzleIn, type Puzzle } from '@entrepot/bots/puzzles'
import type { Release } from '@entrepot/releases'
import { Suspense, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'wouter'
import { loadKnown } from '../games/load-known.ts'
import { loadOnce } from '../games/load-once.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { Loading } from '../shell/loading.tsx'
import { GoalContext } from '../table/goal-context.ts'
import { NoTable } from '../table/no-table.tsx'
import { TableRoom } from '../table/table-room.tsx'
import { gamePuzzleWordsIn, puzzlesOf, puzzleWordsIn } from './load-puzzles.ts'
import { PuzzleSession } from './puzzle-session.ts'
import { Verdict } from './verdict.tsx'

/** The rules of a puzzle, and where its turns end. */
const rulesOf = loadOnce((game: GameId, version: string): Promise<Release> => loadKnown(game, version, '1'))

/** A puzzle on its table, by its address. */
export default function PuzzleTable({
  game,
  id,
  position,
}: {
  game: string
  id: string
  position: number | null
}): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <FoundPuzzle game={game} id={id} position={position} />
    </Suspense>
  )
}

function FoundPuzzle({
  game,
  id,
  position,
}: {
  game: string
  id: string
  position: number | null
}): ReactNode {
  const { language } = useSettings()
  const words = use(puzzleWordsIn(language))
  const entry = findGame(game)
  const file = entry === undefined ? null : use(puzzlesOf(entry.id))
  const puzzle = file === null ? null : puzzleIn(file, id)
  if (entry === undefined || puzzle === null) {
    return (
      <NoTable picture="serpent" heading={words.missing}>
        <Link className="button primary" href="/puzzles">
          {words.list}
        </Link>
      </NoTable>
    )
  }
  return <LaidPuzzle gameId={entry.id} puzzle={puzzle} position={position} />
}

function LaidPuzzle({
  gameId,
  puzzle,
  position,
}: {
  gameId: GameId
  puzzle: Puzzle
  position: number | null
}): ReactNode {
  const { games, table } = useMessages()
  const { language } = useSettings()
  const { game, knowledge } = use(rulesOf(gameId, puzzle.version))
  const [session] = useState(
    () =>
      new PuzzleSession(
        gameId,
        puzzle,
        game,
        knowledge.heuristics,
        Array.from({ length: puzzle.seats }, (_, seat) =>
          seat === puzzle.seat
            ? { name: table.you, kind: 'person' }
            : { name: games[gameId].names[seat] ?? '', kind: 'bot' },
        ),
      ),
  )
  const words = use(puzzleWordsIn(language))
  const gameWords = use(gamePuzzleWordsIn(language, gameId))
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  const finished = useSyncExternalStore(subscribe, () => session.finished)
  const task = puzzle.task === null ? undefined : gameWords.tasks[puzzle.task]
  const goal = task === undefined ? words.goal : words.goalOf(task)
  // A try ends when its table is laid anew.
  const [attempt, setAttempt] = useState(1)
  const room = useMemo(() => <TableRoom session={session} position={position} />, [session, position])
  return (
    <>
      <Goal
        key={attempt}
        heading={`${words.heading}: ${gameWords.themes[puzzle.theme] ?? puzzle.theme}`}
        text={goal}
        isOpen={attempt === 1}
      />
      <GoalContext value={finished ? null : goal}>{room}</GoalContext>
      {finished ? (
        <Verdict
          key={attempt}
          gameId={gameId}
          puzzle={puzzle}
          session={session}
          again={() => {
            session.layAnew()
            setAttempt(attempt + 1)
          }}
        />
      ) : null}
    </>
  )
}

/** What is asked: first in full, then as a line that can be opened again. */
function Goal({ heading, text, isOpen }: { heading: string; text: string; isOpen: boolean }): ReactNode {
  const { language } = useSettings()
  const words = use(puzzleWordsIn(language))
  const [open, setOpen] = useState(isOpen)
  return (
    <aside className="puzzle-goal" data-open={open || undefined} aria-label={words.heading}>
      {open ? (
        <>
          <h2>{heading}</h2>
          <p>{text}</p>
          <p className="hint">{words.hint}</p>
          <p className="actions">
            <button className="button primary" type="button" onClick={() => setOpen(false)}>
              {words.begin}
            </button>
            <Link className="button quiet" href="/puzzles">
              {words.list}
            </Link>
          </p>
        </>
      ) : (
        <button className="button quiet" type="button" aria-expanded={false} onClick={() => setOpen(true)}>
          {text}
        </button>
      )}
    </aside>
  )
}
