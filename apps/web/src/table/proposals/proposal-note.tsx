import type { ProposalInfo } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'
import { useTable } from '../table-context.ts'

/** One proposal: who proposes what, and the viewer's answer or whose answer is missing. */
export function ProposalNote({
  company,
  proposal: { number, kind, by, seat: about, agreed, needed },
}: {
  company: Company
  proposal: ProposalInfo
}): ReactNode {
  const { proposals: words } = useMessages()
  const { seat, seats } = useTable()
  const nameOf = (other: number | null): string => seats[other ?? -1]?.name ?? ''
  const missing = needed.filter((other) => !agreed.includes(other))
  const asked = seat !== null && missing.includes(seat)
  return (
    <section className="proposal" aria-label={words.heading}>
      <p>
        {words.proposed[kind](nameOf(by), nameOf(about))}{' '}
        {asked ? null : <small>{words.waiting(missing.map(nameOf).join(', '))}</small>}
      </p>
      {asked ? (
        <>
          <button className="button primary" type="button" onClick={() => company.answer(number, true)}>
            {words.agree}
          </button>
          <button className="button" type="button" onClick={() => company.answer(number, false)}>
            {words.refuse}
          </button>
        </>
      ) : null}
      {seat === by ? (
        <button className="button" type="button" onClick={() => company.answer(number, false)}>
          {words.withdraw}
        </button>
      ) : null}
    </section>
  )
}
