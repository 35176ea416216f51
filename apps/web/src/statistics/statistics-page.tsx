import './statistics.css'
import { findGame } from '@entrepot/bots/games'
import { loadStatistics, type StatisticsWords } from '@entrepot/words'
import { Suspense, use, useState, type ReactNode } from 'react'
import { loadOnce } from '../games/load-once.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { download } from '../shell/download.ts'
import { Loading } from '../shell/loading.tsx'
import { PageHeading } from '../shell/page-heading.tsx'
import { Section } from '../shell/section.tsx'
import { Segments } from '../shell/segments.tsx'
import { asCsv, asJson } from './export.ts'
import type { GameFigures } from './figures.ts'
import { statisticsOf, type Statistics } from './reckon.ts'
import { ResultsTable } from './results-table.tsx'
import { TitlePart } from './title-part.tsx'
import { useGathered } from './use-gathered.ts'

const wordsIn = loadOnce(loadStatistics)

type Where = 'all' | GameFigures['where']

/** The own games on the device and on the server, counted in every way. */
export default function StatisticsPage(): ReactNode {
  const { language } = useSettings()
  const words = use(wordsIn(language))
  const { games, left, server } = useGathered()
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      <p className="lead">{words.lead}</p>
      <div className="statistics-state">
        <p role="status" className="hint">
          {left === null || left === 0 ? null : words.reckoning(left)}
        </p>
        {server === 'nobody' || server === 'unreachable' ? (
          <p className="hint">{words.servers[server]}</p>
        ) : null}
      </div>
      {games.length > 0 ? (
        <Figures words={words} games={games} />
      ) : left === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Loading />
      )}
    </>
  )
}

function Figures({ words, games }: { words: StatisticsWords; games: readonly GameFigures[] }): ReactNode {
  const { games: titles } = useMessages()
  const [where, setWhere] = useState<Where>('all')
  const [title, setTitle] = useState<string | null>(null)
  const wheres = new Set(games.map((game) => game.where))
  const shown = games.filter((game) => where === 'all' || game.where === where)
  const statistics = statisticsOf(shown)
  const chosen = statistics.find(({ game }) => game === title) ?? statistics[0]
  const nameOf = ({ game }: Statistics): string => {
    const entry = findGame(game)
    return entry === undefined ? game : titles[entry.id].name
  }
  return (
    <div className="statistics">
      {wheres.size < 2 ? null : (
        <div className="form">
          <Segments
            legend={words.where}
            choices={(['all', 'device', 'server'] as const).map((value) => ({
              value,
              label: words.places[value],
            }))}
            value={where}
            onChange={setWhere}
          />
        </div>
      )}
      <Section heading={words.byGame}>
        <ResultsTable
          words={words}
          caption={words.byGame}
          what={words.game}
          rows={statistics.map((one) => ({ key: one.game, name: nameOf(one), results: one.results }))}
        />
      </Section>
      {statistics.length < 2 || chosen === undefined ? null : (
        <div className="form">
          <Segments
            legend={words.game}
            choices={statistics.map((one) => ({ value: one.game, label: nameOf(one) }))}
            value={chosen.game}
            onChange={setTitle}
          />
        </div>
      )}
      {chosen === undefined ? null : (
        <Suspense fallback={<Loading />}>
          <TitlePart
            key={chosen.game}
            words={words}
            statistics={chosen}
            games={shown.filter(({ game }) => game === chosen.game)}
          />
        </Suspense>
      )}
      <Section heading={words.export}>
        <p className="hint">{words.exportLead}</p>
        <p className="actions">
          <button
            className="button"
            type="button"
            onClick={() => {
              // Spreadsheets know by its first sign that a file is Unicode.
              const file = new Blob(['\ufeff', asCsv(games)], { type: 'text/csv' })
              download('entrepot-statistics.csv', file)
            }}
          >
            {words.csv}
          </button>
          <button
            className="button"
            type="button"
            onClick={() => download('entrepot-statistics.json', asJson(games))}
          >
            {words.json}
          </button>
        </p>
      </Section>
    </div>
  )
}
