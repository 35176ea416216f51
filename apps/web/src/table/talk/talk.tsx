import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Company } from '../../session/company.ts'
import { MuteButtons } from './mute-buttons.tsx'
import { SayForm } from './say-form.tsx'
import { TalkLines } from './talk-lines.tsx'
import { useCompany } from './use-company.ts'

/** What people at the table say to each other. As long as it is shown, everything counts as seen. */
export function Talk({ company }: { company: Company }): ReactNode {
  const { talk: words } = useMessages()
  const { chat, self, trouble } = useCompany(company)
  useEffect(() => company.read(), [company, chat])
  if (self === null) return <p className="talk">{words.spectator}</p>
  return (
    <div className="talk">
      <TalkLines company={company} />
      <SayForm company={company} />
      {trouble?.about === 'talk' ? (
        <p role="alert">{trouble.word === 'too-fast' ? words.troubles['too-fast'] : words.troubles.other}</p>
      ) : null}
      <MuteButtons company={company} />
    </div>
  )
}
