import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { InsightWords } from '@entrepot/words'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLatest } from '../../i18n/use-latest.ts'
import { Emblem } from '../../icons/emblem.tsx'
import { triesOf } from '../../session/play-on.ts'
import type { TableSession } from '../../session/session.ts'
import { Scrolled } from '../../shell/scrolled.tsx'
import { useSeats } from '../../table/table-context.ts'

/** A game, and what became of it where it was played on from one of its positions; at any of their tables. */
export function Tries({ session, words }: { session: TableSession; words: InsightWords }): ReactNode {
  const { home } = useMessages()
  const seats = useSeats()
  const tries = useLatest(session.id, () => triesOf(session))
  if (tries === null) return null
  const { original, games } = tries
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
            {games.map(({ id, branch, summary }) => (
              <tr key={id}>
                <th scope="row">{name(`/local/${id}`, words.tryAt(branch?.position ?? 0))}</th>
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
