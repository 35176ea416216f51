import type { ProposalBody } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { useSnapshot } from '../table-context.ts'
import { usePeople } from '../talk/use-people.ts'

interface Wish {
  readonly label: string
  readonly proposal: ProposalBody
}

/** What can be proposed to the others; about a person only when that person is out of time or not connected. */
export function ProposeList({ people, proposed }: { people: People; proposed: () => void }): ReactNode {
  const { proposals: words } = useMessages()
  const snapshot = useSnapshot()
  const { seated, self, proposals } = usePeople(people)
  if (snapshot.outcome !== null || snapshot.closed) return null
  const others = seated.filter(({ id }) => id !== self)
  const alone = others.every(({ absent }) => absent)
  const wishes: readonly Wish[] = [
    { label: words.wishes.takeback, proposal: { kind: 'takeback' } },
    ...others.flatMap(({ seat, name, absent, left, replaced, online }): Wish[] => [
      ...(absent && !left
        ? [{ label: words.wishes.wait(name), proposal: { kind: 'wait', seat } } as const]
        : []),
      ...(replaced || (!absent && (online || people.pace.kind === 'days'))
        ? []
        : [{ label: words.wishes.bot(name), proposal: { kind: 'bot', seat } } as const]),
    ]),
    { label: words.wishes.cancel, proposal: { kind: 'cancel' } },
  ]
  const isOpen = ({ kind, seat }: ProposalBody): boolean => {
    const own = seated.find(({ id }) => id === self)?.seat
    const about = kind === 'cancel' ? null : kind === 'takeback' ? own : seat
    return proposals.some((proposal) => proposal.kind === kind && proposal.seat === about)
  }
  return (
    <section className="propose" aria-label={words.propose}>
      <h3>{words.propose}</h3>
      {wishes.map(({ label, proposal }) => (
        <button
          key={label}
          className="button"
          type="button"
          disabled={isOpen(proposal)}
          onClick={() => {
            // Without anybody to ask, proposing is doing.
            if (proposal.kind === 'cancel' && alone && !confirm(words.endSure)) return
            people.propose(proposal)
            proposed()
          }}
        >
          {label}
        </button>
      ))}
    </section>
  )
}
