import type { Seat } from '@entrepot/kernel'
import type { ProposalKind } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { useClock } from '../clocks/use-clock.ts'
import { useSeat } from '../table-context.ts'
import { usePeople } from '../talk/use-people.ts'

/** What somebody away from their seat may do, or without one: come back to it, or play on for one who is absent. */
export function PeopleNotes({ people }: { people: People }): ReactNode {
  const { people: words, lobby } = useMessages()
  const own = useSeat()
  const { away, seated, info, proposals } = usePeople(people)
  const clock = useClock(people, away?.seat ?? -1)
  const asked = (kind: ProposalKind, seat: Seat): boolean =>
    proposals.some((proposal) => proposal.kind === kind && proposal.seat === seat)
  if (away !== null) {
    const hasTime = clock === null || clock.leftMs > 0
    const why = away.left
      ? words.youLeft
      : hasTime
        ? words.youWereAway
        : away.replaced
          ? words.youLostTheSeat
          : words.youTimedOut
    return (
      <section className="proposal" aria-label={words.heading}>
        <p>{why}</p>
        {!hasTime && asked('wait', away.seat) ? null : (
          <button className="button primary" type="button" onClick={() => people.comeBack()}>
            {hasTime ? words.comeBack : words.askTime}
          </button>
        )}
      </section>
    )
  }
  if (own !== null || info.status !== 'playing') return null
  return seated
    .filter(({ absent, seat }) => absent && !asked('replace', seat))
    .map(({ seat, name }) => (
      <section key={seat} className="proposal" aria-label={words.heading}>
        <p>{words.seatFree(name)}</p>
        <button className="button" type="button" onClick={() => people.takeSeat(seat, lobby.guest)}>
          {words.takeSeat(name)}
        </button>
      </section>
    ))
}
