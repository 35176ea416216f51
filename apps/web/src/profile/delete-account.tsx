import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deleteMe } from './account-api.ts'
import { AskTwice } from '../shell/ask-twice.tsx'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

/** The end of an account; what it means is said before it is done. */
export function DeleteAccount({ forget }: { forget: () => void }): ReactNode {
  const { profile: words } = useMessages()
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  const end = async (): Promise<void> => {
    await deleteMe()
    forget()
  }
  return (
    <Section heading={words.delete}>
      <p className="lead">{words.deleteText}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p className="actions">
        <AskTwice
          ask={words.delete}
          sure={words.deleteSure}
          keep={words.keep}
          className="button"
          disabled={pending}
          deed={() => attempt(end)}
        />
      </p>
    </Section>
  )
}
