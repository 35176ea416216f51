import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'
import { useCompany } from './use-company.ts'

/** How many lines of the others have not been seen. */
export function UnreadMark({ company }: { company: Company }): ReactNode {
  const { talk: words } = useMessages()
  const { unread } = useCompany(company)
  if (unread === 0) return null
  return (
    <span className="unread">
      <span aria-hidden="true">{unread}</span>
      <span className="visually-hidden">{words.unread(unread)}</span>
    </span>
  )
}
