import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import { SOURCE_KINDS, type SourceKind } from './items.ts'

/** How many components come from where: what is known, and what had to be designed. */
export function SourceSummary({
  game,
  sources,
}: {
  game: GameId
  sources: readonly SourceKind[]
}): ReactNode {
  const { components: words, gallery } = useMessages()
  const counts = SOURCE_KINDS.map((kind) => ({
    kind,
    count: sources.filter((source) => source === kind).length,
  }))
  return (
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
  )
}
