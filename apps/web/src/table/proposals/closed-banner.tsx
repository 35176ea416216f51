import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'

/** A game that all have agreed to end: the table stays to look at. */
export function ClosedBanner(): ReactNode {
  const { proposals: words, table, notFound } = useMessages()
  return (
    <section className="decision-bar" aria-label={table.gameOver}>
      <p className="sentence title" role="status">
        {words.cancelled}
      </p>
      <p className="controls">
        <Link className="button primary" href="/">
          {notFound.home}
        </Link>
      </p>
    </section>
  )
}
