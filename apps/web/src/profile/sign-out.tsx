import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { signOut } from './account-api.ts'
import { AskTwice } from '../shell/ask-twice.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

/** Signing out; a guest has no way back and is asked twice. */
export function SignOut({ guest, forget }: { guest: boolean; forget: () => void }): ReactNode {
  const { profile: words, people } = useMessages()
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  const leave = (): void =>
    attempt(async () => {
      await signOut()
      forget()
    })
  return (
    <>
      {guest ? (
        <AskTwice
          ask={words.signOut}
          sure={words.signOutGuest}
          keep={people.stay}
          className="button"
          disabled={pending}
          deed={leave}
        />
      ) : (
        <button className="button" type="button" disabled={pending} onClick={leave}>
          {words.signOut}
        </button>
      )}
      {trouble === null ? null : <span role="alert">{trouble}</span>}
    </>
  )
}
