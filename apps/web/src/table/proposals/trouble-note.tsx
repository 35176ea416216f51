import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People, Trouble } from '../../session/people.ts'

/** Why a proposal, the answer to one, or a wish about a seat came to nothing. */
export function TroubleNote({
  people,
  trouble: { about, word },
}: {
  people: People
  trouble: Trouble
}): ReactNode {
  const { proposals, people: peopleWords, table } = useMessages()
  const { troubles } = about === 'seat' ? peopleWords : proposals
  const reasons: Readonly<Record<string, string>> = troubles
  return (
    <div className="proposal">
      <p>{reasons[word] ?? troubles.other}</p>
      <button className="button" type="button" onClick={() => people.forgetTrouble()}>
        {table.close}
      </button>
    </div>
  )
}
