import type { ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { Emblem } from '../../icons/emblem.tsx'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { causesOf } from '../../insight/analysis/findings.ts'
import { Scrolled } from '../../shell/scrolled.tsx'
import { useSeats } from '../../table/table-context.ts'
import { useFigures } from '../use-figures.ts'
import { CAUSES, Waterfall } from './causes-waterfall.tsx'
import { SeatChoice } from './seat-choice.tsx'

/** How everybody's chance came from the beginning to the end: drawn for one seat, and for all as a table. */
export function CausesTable({
  words,
  analysis,
  seat: chosen,
  choose,
}: {
  words: InsightWords
  analysis: Analysis
  seat: number
  choose: (seat: number) => void
}): ReactNode {
  const seats = useSeats()
  const { signed, rounded } = useFigures()
  const found = seats.flatMap((_, seat) => causesOf(analysis, seat) ?? [])
  const own = found[chosen]
  if (found.length < seats.length || own === undefined) return null
  return (
    <section>
      <h3>{words.causes}</h3>
      <p className="hint">{words.causesLead}</p>
      <SeatChoice words={words} seat={chosen} choose={choose} />
      <Waterfall words={words} causes={own} />
      <Scrolled label={words.causes}>
        <table>
          <caption className="visually-hidden">{words.causes}</caption>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.cause.start}</th>
              {CAUSES.map((cause) => (
                <th key={cause} scope="col">
                  {words.cause[cause]}
                </th>
              ))}
              <th scope="col">{words.cause.result}</th>
              <th scope="col">{words.withoutLuck}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((causes, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <Emblem player={seat} /> {seats[seat]?.name}
                </th>
                <td>{rounded(causes.start)}</td>
                {CAUSES.map((cause) => (
                  <td key={cause}>{signed(causes[cause])}</td>
                ))}
                <td>{rounded(causes.result)}</td>
                <td>{rounded(causes.result - causes.luck)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <p className="hint">{words.withoutLuckLead}</p>
    </section>
  )
}
