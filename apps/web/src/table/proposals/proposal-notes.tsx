import type { ReactNode } from 'react'
import type { Company } from '../../session/company.ts'
import { PeopleNotes } from '../people/people-notes.tsx'
import { useCompany } from '../talk/use-company.ts'
import { ProposalNote } from './proposal-note.tsx'
import { RefusalOfProposal } from './refusal-of-proposal.tsx'
import { TroubleNote } from './trouble-note.tsx'

/** What waits for consent, told politely and where no board is: one can play on before one answers. */
export function ProposalNotes({ company }: { company: Company }): ReactNode {
  const { proposals, refusals, trouble } = useCompany(company)
  return (
    <div className="proposal-notes" aria-live="polite">
      <PeopleNotes company={company} />
      {proposals.map((proposal) => (
        <ProposalNote key={proposal.number} company={company} proposal={proposal} />
      ))}
      {refusals.map((refusal) => (
        <RefusalOfProposal key={refusal.number} company={company} refusal={refusal} />
      ))}
      {trouble === null || trouble.about === 'talk' ? null : (
        <TroubleNote company={company} trouble={trouble} />
      )}
    </div>
  )
}
