import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { InsightWords } from '@entrepot/words'
import { useLatest } from '../../i18n/use-latest.ts'
import { Emblem } from '../../icons/emblem.tsx'
import { triesOf } from '../../session/play-on.ts'
import type { TableSession } from '../../session/session.ts'
import { Scrolled } from '../../shell/scrolled.tsx'
import { useSeats, useTable } from '../../table/table-context.ts'

/** A game, and what became of it where it was played on from one of its positions; at any of their tables. */
export function Tries({ session, words }: { session: TableSession; words: InsightWords }): ReactNode {
  const seats = useSeats()
  const outcome = useTable(({ now }) => now.outcome)
  const found = useLatest(session.id, () => triesOf(session, outcome))
  if (found === null) return null
  const { original, tries } = found
  const name = (address: string | null, text: string): ReactNode =>
    address === null || address === session.address ? text : <Link href={address}>{text}</Link>
  return (
    <section className="tries">
      <h3>{words.tries}</h3>
      <p className="hint">{words.triesLead}</p>
      <Scrolled label={words.tries}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.tries}</th>
              {seats.map(({ name: who }, seat) => (
                <th key={seat} scope="col">
                  <Emblem player={seat} /> {who}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{name(original.address, words.original)}</th>
              {seats.map((_, seat) => (
                <td key={seat}>{original.totals?.[seat] ?? '–'}</td>
              ))}
            </tr>
            {tries.map(({ address, position, round, totals }) => (
              <tr key={address}>
                <th scope="row">{name(address, words.tryAt(position))}</th>
                {totals === null ? (
                  <td colSpan={seats.length}>{words.unfinished(round)}</td>
                ) : (
                  totals.map((total, seat) => <td key={seat}>{total}</td>)
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  )
}
