import type { ReactNode } from 'react'
import type { Company } from '../../session/company.ts'
import { useCompany } from '../talk/use-company.ts'
import { ProposalNote } from './proposal-note.tsx'
import { ProposalTrouble } from './proposal-trouble.tsx'

/** What waits for consent, told politely and where no board is: one can play on before one answers. */
export function ProposalNotes({ company }: { company: Company }): ReactNode {
  const { proposals, trouble } = useCompany(company)
  return (
    <div className="proposal-notes" aria-live="polite">
      {proposals.map((proposal) => (
        <ProposalNote key={proposal.number} company={company} proposal={proposal} />
      ))}
      {trouble?.about === 'proposal' ? <ProposalTrouble company={company} word={trouble.word} /> : null}
    </div>
  )
}
