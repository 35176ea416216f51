import { findGame, type GameId } from '@entrepot/bots/games'
import { use, type ReactNode } from 'react'
import { Link } from 'wouter'
import { loadProvenance } from '../../games/index.ts'
import type { ComponentSource } from '../../games/module.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { GameTabs } from '../game-tabs.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHeading } from '../page-heading.tsx'

export default function ComponentsPage({ game }: { game: string }): ReactNode {
  const { language } = useSettings()
  const entry = findGame(game)
  return entry === undefined ? (
    <NotFoundPage />
  ) : (
    <Sources game={entry.id} sources={use(loadProvenance(entry.id, language))} />
  )
}

const KINDS = ['rulebook', 'public', 'reconstructed'] as const

function kindOf(source: string): (typeof KINDS)[number] {
  return source.startsWith('public') ? 'public' : source === 'rulebook' ? 'rulebook' : 'reconstructed'
}

/** Every component with the source of its figures: what is known, and what had to be designed. */
function Sources({ game, sources }: { game: GameId; sources: readonly ComponentSource[] }): ReactNode {
  const { components: words, gallery } = useMessages()
  const counts = KINDS.map((kind) => ({
    kind,
    count: sources.filter(({ source }) => kindOf(source) === kind).length,
  }))
  const levelOf = (confidence: string | null): string =>
    confidence === 'high' || confidence === 'medium' || confidence === 'low' ? words.levels[confidence] : '—'
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      <p className="lead">{words.lead}</p>
      <GameTabs under="/components" game={game} />
      <div className="source-summary">
        <ul>
          {counts.map(({ kind, count }) => (
            <li key={kind} data-kind={kind} style={{ flexGrow: count }}>
              <strong>{words.sources[kind]}</strong> {words.summary(count, sources.length)}
            </li>
          ))}
        </ul>
        <Link className="button" href={`/gallery/${game}`}>
          {gallery.link}
        </Link>
      </div>
      <table className="provenance">
        <caption className="visually-hidden">{words.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.source}</th>
            <th scope="col">{words.confidence}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ part, id, name, source, confidence }) => (
            <tr key={`${part} ${id}`}>
              <th scope="row">{name}</th>
              <td>
                {words.sources[kindOf(source)]}
                {source.startsWith('public:') ? <small> ({source.slice('public:'.length)})</small> : null}
              </td>
              <td>{levelOf(confidence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
