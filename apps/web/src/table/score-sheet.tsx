import type { ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { Scrolled } from '../shell/scrolled.tsx'
import { categoriesIn } from './categories.ts'
import { ScoreChart } from './score-chart.tsx'
import { useClient, useSeats, useSnapshot } from './table-context.ts'

/** The points of everybody by category, as if the game were scored now, with a chart over the rounds. */
export function ScoreSheetView(): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const seats = useSeats()
  const snapshot = useSnapshot()
  const best = Math.max(...snapshot.scores.map(({ total }) => total))
  return (
    <div className="score-sheet">
      <Scrolled label={words.scoreSheet}>
        <table>
          <caption className="visually-hidden">{words.scoreSheet}</caption>
          <thead>
            <tr>
              <th scope="col">{words.category}</th>
              {seats.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  <Emblem player={seat} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categoriesIn(client, snapshot.scores).map(({ id, name, icon }) => (
              <tr key={id}>
                <th scope="row">
                  {icon} {name}
                </th>
                {snapshot.scores.map(({ seat, categories }) => (
                  <td key={seat}>{categories[id] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {snapshot.scores.map(({ seat, total }) => (
                <td key={seat} className="total">
                  {total === best ? <Icon name="star" label={words.best} /> : null} {total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Scrolled>
      <ScoreChart />
    </div>
  )
}
