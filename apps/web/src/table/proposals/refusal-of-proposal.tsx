import type { ProposalInfo } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'
import { useSeats } from '../table-context.ts'

/** Who proposed something is told who has refused it. */
export function RefusalOfProposal({
  company,
  refusal,
}: {
  company: Company
  refusal: ProposalInfo
}): ReactNode {
  const { people, proposals: words, table } = useMessages()
  const seats = useSeats()
  const nameOf = (seat: number | null): string => seats[seat ?? -1]?.name ?? ''
  return (
    <section className="proposal" aria-label={words.heading}>
      <p>{people.refused[refusal.kind](nameOf(refusal.refusedBy), nameOf(refusal.seat))}</p>
      <button className="button" type="button" onClick={() => company.accept(refusal)}>
        {table.close}
      </button>
    </section>
  )
}
