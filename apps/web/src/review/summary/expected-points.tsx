import type { ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { pointsAt } from '../../insight/analysis/findings.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useClient, useSeats } from '../../table/table-context.ts'

/** The points that a seat was to expect at the end, by category, as each round began. */
export function ExpectedPoints({
  words,
  analysis,
  seat,
  choose,
}: {
  words: InsightWords
  analysis: Analysis
  seat: number
  choose: (seat: number) => void
}): ReactNode {
  const { table } = useMessages()
  const client = useClient()
  const seats = useSeats()
  const { outline } = analysis
  const columns = outline.rounds.map(({ round, position }) => ({
    round,
    points: pointsAt(analysis, position)?.[seat] ?? {},
  }))
  const categories = Object.keys(columns[0]?.points ?? {})
  const nameOf = (id: string): string =>
    client.categories.find((category) => category.id === id)?.name ??
    (id === 'to come' ? words.pointsToCome : words.restOfPoints)
  const totalOf = (points: Readonly<Record<string, number>>): number =>
    Math.round(Object.values(points).reduce((sum, part) => sum + part, 0))
  return (
    <section>
      <h3>{words.expected}</h3>
      <p className="hint">{words.expectedLead}</p>
      <label className="field">
        <span>{words.player}</span>{' '}
        <select value={seat} onChange={({ target }) => choose(Number(target.value))}>
          {seats.map(({ name }, other) => (
            <option key={other} value={other}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="scrolled">
        <table>
          <caption className="visually-hidden">{words.expected}</caption>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {columns.map(({ round }) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category}>
                <th scope="row">{nameOf(category)}</th>
                {columns.map(({ round, points }) => (
                  <td key={round}>{Math.round(points[category] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{table.total}</th>
              {columns.map(({ round, points }) => (
                <td key={round}>
                  <b>{totalOf(points)}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
