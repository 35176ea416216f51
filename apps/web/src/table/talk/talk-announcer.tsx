import { useState, type ReactNode } from 'react'
import type { Company } from '../../session/company.ts'
import { useCompany } from './use-company.ts'

/** Tells a screen reader what others say, whether or not the talk is open. */
export function TalkAnnouncer({ company }: { company: Company }): ReactNode {
  const { chat, self } = useCompany(company)
  // What was said before the visitor came is there to read, not news.
  const [before] = useState(chat.at(-1)?.number ?? 0)
  const latest = chat.findLast(({ number, by }) => number > before && by !== self)
  return (
    <p className="visually-hidden" aria-live="polite">
      {latest === undefined ? '' : `${latest.name}: ${latest.text}`}
    </p>
  )
}
