import { useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deleteMe } from './account-api.ts'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

/** The end of an account; what it means is said before it is done. */
export function DeleteAccount({ forget }: { forget: () => void }): ReactNode {
  const { profile: words } = useMessages()
  const [asking, setAsking] = useState(false)
  const { trouble, attempt } = useAttempt(words.troubles)
  const end = async (): Promise<void> => {
    await deleteMe()
    forget()
  }
  return (
    <Section heading={words.delete}>
      <p className="lead">{words.deleteText}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p className="actions">
        {asking ? (
          <>
            <button className="button primary" type="button" onClick={() => attempt(end)}>
              {words.deleteSure}
            </button>
            <button className="button" type="button" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
          </>
        ) : (
          <button className="button" type="button" onClick={() => setAsking(true)}>
            {words.delete}
          </button>
        )}
      </p>
    </Section>
  )
}
