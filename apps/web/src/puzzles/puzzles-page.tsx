import './puzzles.css'
import { entryOf, type GameId } from '@entrepot/bots/games'
import { listPuzzles, type ListedPuzzle, type PuzzleFile } from '@entrepot/bots/puzzles'
import type { PuzzleWords } from '@entrepot/words'
import { use, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { PageHeading } from '../shell/page-heading.tsx'
import { Section } from '../shell/section.tsx'
import { Segments } from '../shell/segments.tsx'
import { dailyOf, dayOf } from './daily.ts'
import { Grade } from './grade.tsx'
import { allPuzzles, puzzleWordsIn, themeNames } from './load-puzzles.ts'
import { daysInRow, isSolved, readResults, type Results } from './results.ts'

/** All puzzles by game, theme and difficulty; today's one first. */
export default function PuzzlesPage(): ReactNode {
  const { language } = useSettings()
  const words = use(puzzleWordsIn(language))
  const files = use(allPuzzles())
  const [results] = useState(readResults)
  const [chosen, choose] = useState<GameId | null>(null)
  const { games } = useMessages()
  const filled = files.filter(({ puzzles }) => puzzles.length > 0)
  const file = filled.find(({ game }) => game === chosen) ?? filled[0]
  // Of all games at once, so that nothing is waited for when another one is chosen.
  const namesOf = use(themeNames(language))
  return (
    <div className="puzzles-page">
      <PageHeading>{words.heading}</PageHeading>
      <p className="lead">{words.lead}</p>
      <Today files={filled} results={results} words={words} />
      {filled.length < 2 || file === undefined ? null : (
        <div className="form">
          <Segments
            legend={words.list}
            choices={filled.map(({ game }) => ({ value: game as GameId, label: games[game as GameId].name }))}
            value={file.game as GameId}
            onChange={choose}
          />
        </div>
      )}
      {file === undefined ? (
        <p>{words.none}</p>
      ) : (
        <PuzzleList
          key={file.game}
          file={file}
          names={namesOf[file.game] ?? {}}
          results={results}
          words={words}
        />
      )}
    </div>
  )
}

function Today({
  files,
  results,
  words,
}: {
  files: readonly PuzzleFile[]
  results: Results
  words: PuzzleWords
}): ReactNode {
  const { games } = useMessages()
  const [today] = useState(() => dayOf(new Date()))
  const daily = dailyOf(
    files.flatMap((file) =>
      listPuzzles(file).map((puzzle) => ({ ...puzzle, game: entryOf(file.game as GameId).id })),
    ),
    today,
  )
  if (daily === null) return null
  const { game, id, difficulty } = daily
  const days = daysInRow(results, today)
  const lines = [
    results.run > 1 ? words.run(results.run) : null,
    results.bestRun > 1 ? words.bestRun(results.bestRun) : null,
    days > 1 ? words.days(days) : null,
  ].filter((line) => line !== null)
  return (
    <Section heading={words.today}>
      <div className="puzzle-today">
        <p>
          {games[game].name} <Grade difficulty={difficulty} words={words} />
        </p>
        <p className="actions">
          <Link className="button primary" href={`/puzzles/${game}/${id}`}>
            {isSolved(results, `${game}/${id}`) ? words.solvedToday : words.solve}
          </Link>
        </p>
        {lines.map((line) => (
          <p key={line} className="hint">
            {line}
          </p>
        ))}
      </div>
    </Section>
  )
}

function PuzzleList({
  file,
  names,
  results,
  words,
}: {
  file: PuzzleFile
  /** Of the themes. */
  names: { readonly [theme: string]: string }
  results: Results
  words: PuzzleWords
}): ReactNode {
  const game = file.game as GameId
  const [grade, setGrade] = useState('all')
  const listed = listPuzzles(file)
  const shown = listed.filter(({ difficulty }) => grade === 'all' || difficulty === Number(grade))
  const solved = listed.filter(({ id }) => isSolved(results, `${game}/${id}`)).length
  return (
    <>
      <div className="form">
        <Segments
          legend={words.difficulty}
          choices={[
            { value: 'all', label: words.all },
            ...[1, 2, 3, 4, 5].map((difficulty) => ({
              value: String(difficulty),
              label: String(difficulty),
            })),
          ]}
          value={grade}
          onChange={setGrade}
        />
      </div>
      <p className="hint">{words.count(solved, listed.length)}</p>
      {file.themes
        .filter((theme) => shown.some((puzzle) => puzzle.theme === theme))
        .map((theme) => (
          <Section key={theme} heading={names[theme] ?? theme}>
            <ol className="puzzle-list">
              {shown
                .filter((puzzle) => puzzle.theme === theme)
                .map((puzzle) => (
                  <li key={puzzle.id}>
                    <PuzzleLink
                      game={game}
                      puzzle={puzzle}
                      place={1 + listed.findIndex(({ id }) => id === puzzle.id)}
                      results={results}
                      words={words}
                    />
                  </li>
                ))}
            </ol>
          </Section>
        ))}
    </>
  )
}

function PuzzleLink({
  game,
  puzzle: { id, difficulty, seats },
  place,
  results,
  words,
}: {
  game: GameId
  puzzle: ListedPuzzle
  place: number
  results: Results
  words: PuzzleWords
}): ReactNode {
  const key = `${game}/${id}`
  const state = isSolved(results, key) ? 'solved' : results.reached[key] === undefined ? 'fresh' : 'tried'
  return (
    <Link href={`/puzzles/${key}`} data-state={state}>
      <b>{words.puzzle(place)}</b>
      <Grade difficulty={difficulty} words={words} />
      <span className="hint">{words.players(seats)}</span>
      <span className="state">{words.states[state]}</span>
    </Link>
  )
}
