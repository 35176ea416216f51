import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { InsightWords } from '@entrepot/words'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLatest } from '../../i18n/use-latest.ts'
import { Emblem } from '../../icons/emblem.tsx'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { branchesOf } from '../../session/play-on.ts'
import type { TableSession } from '../../session/session.ts'
import { Scrolled } from '../../shell/scrolled.tsx'
import { useSeats } from '../../table/table-context.ts'

/** The games that were played on from this one, with their results beside its own. */
export function Tries({
  session,
  words,
  analysis,
}: {
  session: TableSession
  words: InsightWords
  analysis: Analysis
}): ReactNode {
  const { home } = useMessages()
  const seats = useSeats()
  const tries = useLatest(session.id, () => branchesOf(session.id))
  if (tries === null || tries.length === 0) return null
  const own = analysis.outline.sheets.map((sheet) =>
    Object.values(sheet).reduce((sum, points) => sum + points, 0),
  )
  return (
    <section>
      <h3>{words.tries}</h3>
      <p className="hint">{words.triesLead}</p>
      <Scrolled label={words.tries}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.tries}</th>
              {seats.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  <Emblem player={seat} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.original}</th>
              {own.map((total, seat) => (
                <td key={seat}>{total}</td>
              ))}
            </tr>
            {tries.map(({ id, branch, summary }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={`/local/${id}`}>{words.tryAt(branch?.position ?? 0)}</Link>
                </th>
                {summary.result === undefined ? (
                  <td colSpan={seats.length}>
                    {home.round(summary.round)}, {words.unfinished}
                  </td>
                ) : (
                  summary.result.totals.map((total, seat) => <td key={seat}>{total}</td>)
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  )
}
