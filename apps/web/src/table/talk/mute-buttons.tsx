import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'
import { useCompany } from './use-company.ts'

/** Whom one hears: a button for each of the others. */
export function MuteButtons({ company }: { company: Company }): ReactNode {
  const { talk: words } = useMessages()
  const { people, self, muted } = useCompany(company)
  return (
    <p className="mutes">
      {people
        .filter(({ id }) => id !== self)
        .map(({ id, name }) => (
          <button
            key={id}
            className="button quiet"
            type="button"
            onClick={() => company.mute(id, !muted.has(id))}
          >
            {muted.has(id) ? words.unmute(name) : words.mute(name)}
          </button>
        ))}
    </p>
  )
}
