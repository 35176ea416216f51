import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { useCompany } from './company.ts'
import { useClient, useDecision, useSeat } from './table-context.ts'

export const PHONE_VIEWS = ['board', 'market', 'me', 'others', 'log'] as const

export type PhoneView = (typeof PHONE_VIEWS)[number]

/** In the hand: which part of the table is shown, with a dot where something can be done. A spectator has no part. */
export function PhoneTabs({ view, turn }: { view: PhoneView; turn: (view: PhoneView) => void }): ReactNode {
  const { table: words } = useMessages()
  const decision = useDecision()
  const client = useClient()
  const company = useCompany()
  const seat = useSeat()
  const places = new Set<PhoneView>(
    decision?.choices.flatMap(({ targets }) => targets.map((target) => client.placeOf(target))) ?? [],
  )
  return (
    <nav className="phone-tabs" aria-label={words.views}>
      {PHONE_VIEWS.filter((name) => name !== 'me' || seat !== null).map((name) => (
        <button
          key={name}
          type="button"
          data-part={name}
          aria-current={name === view ? 'true' : undefined}
          onClick={() => turn(name)}
        >
          {words.tabs[name]}
          {name === 'log' && company !== null ? <company.UnreadMark people={company.people} /> : null}
          {places.has(name) ? (
            <span className="dot">
              <span className="visually-hidden">{words.possible}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
