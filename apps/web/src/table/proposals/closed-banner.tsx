import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import { RematchButton } from '../people/rematch-button.tsx'
import { useTable } from '../table-context.ts'

/** A game that all have agreed to end: the table stays to look at. */
export function ClosedBanner(): ReactNode {
  const { proposals: words, table, notFound } = useMessages()
  const { company } = useTable()
  return (
    <section className="decision-bar" aria-label={table.gameOver}>
      <p className="sentence title" role="status">
        {words.cancelled}
      </p>
      <p className="controls">
        <Link className="button" href="/">
          {notFound.home}
        </Link>
        {company === null ? null : <RematchButton company={company} />}
      </p>
    </section>
  )
}
