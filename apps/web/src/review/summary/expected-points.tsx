import type { ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { expectedAt, expectedOf, totalOf } from '../../insight/analysis/findings.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../icons/icon.tsx'
import { Scrolled } from '../../shell/scrolled.tsx'
import { useClient } from '../../table/table-context.ts'
import { categoryName } from '../category-name.ts'
import { ExpectedCharts, type Drawn } from './expected-charts.tsx'
import { SeatChoice } from './seat-choice.tsx'

/** The points that could be expected at the end, by category: everybody's drawn over the game, and one seat's as a table. */
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
  const { outline } = analysis
  const line = expectedOf(analysis, seat)
  const [first] = line
  if (first === undefined) return null
  const total: Drawn = { id: 'total', name: table.total, icon: <Icon name="score" />, valueOf: totalOf }
  const categories = Object.keys(first.points).map((id): Drawn => ({
    id,
    name: categoryName(client, words, id),
    icon: client.categories.find((category) => category.id === id)?.icon,
    valueOf: (points) => points[id] ?? 0,
  }))
  const columns = [
    ...outline.rounds.map(({ round, position }) => ({
      name: `${round}`,
      points: expectedAt(line, position),
    })),
    { name: words.end, points: expectedAt(line, outline.end) },
  ]
  return (
    <section>
      <h3>{words.expected}</h3>
      <p className="hint">{words.expectedLead}</p>
      <ExpectedCharts words={words} analysis={analysis} total={total} categories={categories} />
      <details>
        <summary>{words.asTable}</summary>
        <SeatChoice words={words} seat={seat} choose={choose} />
        <Scrolled label={words.expected}>
          <table>
            <caption className="visually-hidden">{words.expected}</caption>
            <thead>
              <tr>
                <th scope="col">{words.round}</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...categories, total].map(({ id, name, valueOf }) => (
                <tr key={id} data-total={id === total.id || undefined}>
                  <th scope="row">{name}</th>
                  {columns.map((column) => (
                    <td key={column.name}>{Math.round(valueOf(column.points))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </details>
    </section>
  )
}
