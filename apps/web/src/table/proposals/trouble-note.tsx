import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company, Trouble } from '../../session/company.ts'

/** Why a proposal, the answer to one, or a wish about a seat came to nothing. */
export function TroubleNote({
  company,
  trouble: { about, word },
}: {
  company: Company
  trouble: Trouble
}): ReactNode {
  const { proposals, people, table } = useMessages()
  const { troubles } = about === 'seat' ? people : proposals
  const reasons: Readonly<Record<string, string>> = troubles
  return (
    <div className="proposal">
      <p>{reasons[word] ?? troubles.other}</p>
      <button className="button" type="button" onClick={() => company.forgetTrouble()}>
        {table.close}
      </button>
    </div>
  )
}
