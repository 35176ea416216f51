import type { ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { Emblem } from '../../icons/emblem.tsx'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { causesOf } from '../../insight/analysis/findings.ts'
import { useSeats } from '../../table/table-context.ts'
import { signedPoints } from '../figures.ts'

const PARTS = ['choice', 'luck', 'others', 'drift'] as const

/** How everybody's chance came from the beginning to the end: own choices, luck, the others, and what the estimate changed by itself. */
export function CausesTable({ words, analysis }: { words: InsightWords; analysis: Analysis }): ReactNode {
  const seats = useSeats()
  const found = seats.map((_, seat) => causesOf(analysis, seat))
  if (found.some((causes) => causes === null)) return null
  return (
    <section>
      <h3>{words.causes}</h3>
      <p className="hint">{words.causesLead}</p>
      <div className="scrolled">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.cause.start}</th>
              {PARTS.map((part) => (
                <th key={part} scope="col">
                  <i className="filling" data-cause={part} /> {words.cause[part]}
                </th>
              ))}
              <th scope="col">{words.cause.result}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((causes, seat) =>
              causes === null ? null : (
                <tr key={seat}>
                  <th scope="row">
                    <Emblem player={seat} /> {seats[seat]?.name}
                  </th>
                  <td>{Math.round(100 * causes.start)}</td>
                  {PARTS.map((part) => (
                    <td key={part}>{signedPoints(causes[part])}</td>
                  ))}
                  <td>{Math.round(100 * causes.result)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}
