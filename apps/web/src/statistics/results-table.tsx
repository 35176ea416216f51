import type { StatisticsWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import type { Results } from './reckon.ts'
import { Scrolled } from '../shell/scrolled.tsx'
import { useNumbers } from './use-numbers.ts'

interface Row {
  readonly key: string
  readonly name: ReactNode
  readonly results: Results
}

/** Games that have something in common, a line for each kind: how many, how many won, and their points. */
export function ResultsTable({
  words,
  caption,
  what,
  rows,
}: {
  words: StatisticsWords
  caption: string
  /** What a line is. */
  what: string
  rows: readonly Row[]
}): ReactNode {
  const { number, percent } = useNumbers()
  return (
    <Scrolled label={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.mean}</th>
            <th scope="col">{words.best}</th>
            <th scope="col">{words.worst}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, results: { played, won, mean, best, worst } }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{number(played)}</td>
              <td className="won">
                {number(won)} <Share share={won / played} />
                <span className="percent">{percent(won / played)}</span>
              </td>
              <td>{number(mean)}</td>
              <td>{number(best)}</td>
              <td>{number(worst)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}

/** A share as a filled part of a bar; the number stands beside it. */
function Share({ share }: { share: number }): ReactNode {
  return (
    <svg className="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width="100" height="10" />
      <rect className="part" width={100 * share} height="10" />
    </svg>
  )
}
