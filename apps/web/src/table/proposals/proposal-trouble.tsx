import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'

/** Why a proposal, or the answer to one, came to nothing. */
export function ProposalTrouble({ company, word }: { company: Company; word: string }): ReactNode {
  const { proposals: words, table } = useMessages()
  const reasons: Readonly<Record<string, string>> = words.troubles
  return (
    <div className="proposal">
      <p>{reasons[word] ?? words.troubles.other}</p>
      <button className="button" type="button" onClick={() => company.forgetTrouble()}>
        {table.close}
      </button>
    </div>
  )
}
