import type { ProposalInfo } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { usePersonOf } from '../table-context.ts'

/** Who proposed something is told who has refused it. */
export function RefusalOfProposal({ people, refusal }: { people: People; refusal: ProposalInfo }): ReactNode {
  const { people: peopleWords, proposals: words, table } = useMessages()
  const personOf = usePersonOf()
  return (
    <section className="proposal" aria-label={words.heading}>
      <p>
        {peopleWords.refused[refusal.kind](personOf(refusal.refusedBy ?? -1), personOf(refusal.seat ?? -1))}
      </p>
      <button className="button" type="button" onClick={() => people.accept(refusal)}>
        {table.close}
      </button>
    </section>
  )
}
