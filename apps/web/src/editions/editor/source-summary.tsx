import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ComponentSource } from '../../games/module.ts'
import { useMessages } from '../../i18n/use-messages.ts'

const KINDS = ['rulebook', 'public', 'reconstructed'] as const
type SourceKind = (typeof KINDS)[number]

function kindOf(source: string): SourceKind {
  return source.startsWith('public') ? 'public' : source === 'rulebook' ? 'rulebook' : 'reconstructed'
}

/** How many components come from where: what is known, and what had to be designed. */
export function SourceSummary({
  game,
  sources,
}: {
  game: GameId
  sources: readonly ComponentSource[]
}): ReactNode {
  const { components: words, gallery } = useMessages()
  const counts = KINDS.map((kind) => ({
    kind,
    count: sources.filter(({ source }) => kindOf(source) === kind).length,
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
