import type { AnswerJudgement } from '@entrepot/bots'
import type { GameId } from '@entrepot/bots/games'
import { leadAlike, listPuzzles, type Puzzle } from '@entrepot/bots/puzzles'
import { loadTelling } from '@entrepot/telling'
import type { PuzzleWords } from '@entrepot/words'
import { use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { loadOnce } from '../games/load-once.ts'
import { Insight } from '../insight/insight.ts'
import { useSettings } from '../settings/use-settings.ts'
import { Sheet } from '../table/sheet.tsx'
import { allPuzzles, gamePuzzleWordsIn, puzzlesOf, puzzleWordsIn } from './load-puzzles.ts'
import { dailyOf, dayOf } from './daily.ts'
import { stepsOf } from './line.ts'
import { PointsChanged } from './points-changed.tsx'
import type { PuzzleSession } from './puzzle-session.ts'
import { isSolved, keepResults, readResults, withAttempt } from './results.ts'

/** Ways to go on that an answer is judged by. */
const ITERATIONS = 600
const MILLIS = 6000
/** From so many per cent on a turn is called near. */
const NEAR = 80

const tellingIn = loadOnce(loadTelling)

type Judged = AnswerJudgement | 'failed' | null

/** What the turn is worth beside the best one, and the ways on from here. */
export function Verdict({
  gameId,
  puzzle,
  session,
  again,
}: {
  gameId: GameId
  puzzle: Puzzle
  session: PuzzleSession
  again: () => void
}): ReactNode {
  const { language } = useSettings()
  const words = use(puzzleWordsIn(language))
  const telling = use(tellingIn(gameId, language))
  const judged = useJudgement(gameId, puzzle, session)
  const [open, setOpen] = useState(true)
  const steps = useMemo(
    () => (telling === null ? [] : stepsOf(session, puzzle.line, telling)),
    [session, puzzle, telling],
  )
  const heading =
    judged === null ? words.judging : judged === 'failed' ? words.notJudged : verdictOf(judged, words)
  const ways = (
    <p className="actions">
      <NextLink gameId={gameId} puzzle={puzzle} words={words} />
      <button className="button" type="button" onClick={again}>
        {words.again}
      </button>
      <Link className="button quiet" href="/puzzles">
        {words.list}
      </Link>
    </p>
  )
  if (!open)
    return (
      <aside className="puzzle-goal" data-ways aria-label={words.heading}>
        {ways}
      </aside>
    )
  return (
    <Sheet title={heading} close={() => setOpen(false)}>
      <div className="puzzle-verdict" aria-live="polite">
        {judged === null || judged === 'failed' ? null : (
          <Judgement gameId={gameId} judged={judged} steps={steps} words={words} />
        )}
        {ways}
      </div>
    </Sheet>
  )
}

function verdictOf({ solved, percent }: AnswerJudgement, { verdicts }: PuzzleWords): string {
  if (solved) return verdicts.best
  return percent >= NEAR ? verdicts.near : verdicts.far
}

function Judgement({
  gameId,
  judged,
  steps,
  words,
}: {
  gameId: GameId
  judged: AnswerJudgement
  steps: readonly string[]
  words: PuzzleWords
}): ReactNode {
  const { language } = useSettings()
  const gameWords = use(gamePuzzleWordsIn(language, gameId))
  const { value, bestValue, percent, solved, points } = judged
  const inHundred = (chance: number): number => Math.round(100 * chance)
  return (
    <>
      <p className="percent">{words.percent(Math.floor(percent))}</p>
      <p>
        {solved ? words.chance(inHundred(bestValue)) : words.chances(inHundred(value), inHundred(bestValue))}
      </p>
      <h3>{words.bestTurn}</h3>
      {solved ? <p>{words.asGood}</p> : null}
      <ol>
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same step may come twice
          <li key={place}>{step}</li>
        ))}
      </ol>
      {solved ? null : (
        <PointsChanged points={points} names={gameWords.points} gameId={gameId} words={words} />
      )}
    </>
  )
}

/** The next puzzle that was not solved, in the order of the list. */
function NextLink({
  gameId,
  puzzle,
  words,
}: {
  gameId: GameId
  puzzle: Puzzle
  words: PuzzleWords
}): ReactNode {
  const file = use(puzzlesOf(gameId))
  const results = readResults()
  const ids = file === null ? [] : listPuzzles(file).map(({ id }) => id)
  const here = ids.indexOf(puzzle.id)
  const next = [...ids.slice(here + 1), ...ids.slice(0, here)].find(
    (id) => !isSolved(results, `${gameId}/${id}`),
  )
  return next === undefined ? null : (
    <Link className="button primary" href={`/puzzles/${gameId}/${next}`}>
      {words.next}
    </Link>
  )
}

/** Judges the turn once; what is worth as much as the best needs no thought. */
function useJudgement(gameId: GameId, puzzle: Puzzle, session: PuzzleSession): Judged {
  const [judged, setJudged] = useState<Judged>(null)
  useEffect(() => {
    const { line, value, gap, seat, version } = puzzle
    const { played, start, view } = session
    const settle = (judgement: AnswerJudgement): void => {
      setJudged(judgement)
      void keep(gameId, puzzle.id, judgement.percent)
    }
    if (leadAlike(session.game, start, seat, [played, line])) {
      settle({ value, bestValue: value, percent: 100, solved: true, points: {} })
      return
    }
    const insight = new Insight()
    const answer = { played, best: line, gap }
    insight
      .judgeAnswer({ game: gameId, version, seat, view, answer, iterations: ITERATIONS, millis: MILLIS })
      .then(settle, () => setJudged('failed'))
    return () => insight.close()
    // oxlint-disable-next-line react/exhaustive-deps -- a turn is judged once
  }, [])
  return judged
}

async function keep(gameId: GameId, id: string, percent: number): Promise<void> {
  const today = dayOf(new Date())
  const ids = (await allPuzzles()).flatMap(({ puzzles }) => puzzles)
  const isDaily = dailyOf(ids, today)?.id === id
  keepResults(
    withAttempt(readResults(), { puzzle: `${gameId}/${id}`, percent: Math.floor(percent), isDaily, today }),
  )
}
