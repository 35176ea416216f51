import type { ReactNode } from 'react'
import type { People } from '../../session/people.ts'
import { PeopleNotes } from '../people/people-notes.tsx'
import { usePeople } from '../talk/use-people.ts'
import { ProposalNote } from './proposal-note.tsx'
import { RefusalOfProposal } from './refusal-of-proposal.tsx'
import { TroubleNote } from './trouble-note.tsx'

/** What waits for consent, told politely and where no board is: one can play on before one answers. */
export function ProposalNotes({ people }: { people: People }): ReactNode {
  const { proposals, refusals, trouble } = usePeople(people)
  return (
    <div className="proposal-notes" aria-live="polite">
      <PeopleNotes people={people} />
      {proposals.map((proposal) => (
        <ProposalNote key={proposal.number} people={people} proposal={proposal} />
      ))}
      {refusals.map((refusal) => (
        <RefusalOfProposal key={refusal.number} people={people} refusal={refusal} />
      ))}
      {trouble === null || trouble.about === 'talk' ? null : (
        <TroubleNote people={people} trouble={trouble} />
      )}
    </div>
  )
}
