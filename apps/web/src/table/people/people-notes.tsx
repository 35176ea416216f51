import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'
import { useTable } from '../table-context.ts'
import { useCompany } from '../talk/use-company.ts'

/** What somebody without a seat of their own may do: come back to it, or play on for one who is absent. */
export function PeopleNotes({ company }: { company: Company }): ReactNode {
  const { people: words, lobby } = useMessages()
  const { seat: own } = useTable()
  const { away, people, info } = useCompany(company)
  if (away !== null) {
    return (
      <section className="proposal" aria-label={words.heading}>
        <p>{own === null ? words.youLeft : words.youTimedOut}</p>
        <button className="button primary" type="button" onClick={() => company.comeBack()}>
          {words.comeBack}
        </button>
      </section>
    )
  }
  if (own !== null || info.status !== 'playing') return null
  return people
    .filter(({ absent }) => absent)
    .map(({ seat, name }) => (
      <section key={seat} className="proposal" aria-label={words.heading}>
        <p>{words.seatFree(name)}</p>
        <button className="button" type="button" onClick={() => company.takeSeat(seat, lobby.guest)}>
          {words.takeSeat(name)}
        </button>
      </section>
    ))
}
