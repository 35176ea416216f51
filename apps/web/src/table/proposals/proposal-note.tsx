import type { ProposalInfo } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { usePersonOf, useSeat } from '../table-context.ts'
import { usePeople } from '../talk/use-people.ts'

/** One proposal: who proposes what, and the viewer's answer or whose answer is missing. */
export function ProposalNote({
  people,
  proposal: { number, kind, by, person, seat: about, agreed, needed },
}: {
  people: People
  proposal: ProposalInfo
}): ReactNode {
  const { proposals: words } = useMessages()
  const own = useSeat()
  const personOf = usePersonOf()
  const { away, account } = usePeople(people)
  // Who has left is still asked about the seat.
  const seat = own ?? away?.seat ?? null
  const missing = needed.filter((other) => !agreed.includes(other))
  const asked = seat !== null && missing.includes(seat)
  const mine = person === null ? own === by : person.id === account
  const told =
    kind === 'wait' && by === about
      ? words.asksTime(personOf(by))
      : words.proposed[kind](
          person === null ? personOf(by) : { name: person.name, isYou: mine, isBot: false },
          personOf(about ?? -1),
        )
  return (
    <section className="proposal" aria-label={words.heading}>
      <p>
        {told} {asked ? null : <small>{words.waiting(missing.map(personOf))}</small>}
      </p>
      {asked ? (
        <>
          <button className="button primary" type="button" onClick={() => people.answer(number, true)}>
            {words.agree}
          </button>
          <button className="button" type="button" onClick={() => people.answer(number, false)}>
            {words.refuse}
          </button>
        </>
      ) : null}
      {mine ? (
        <button className="button" type="button" onClick={() => people.answer(number, false)}>
          {words.withdraw}
        </button>
      ) : null}
    </section>
  )
}
