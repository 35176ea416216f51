import { useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { signOut } from './account-api.ts'
import { useAttempt } from '../shell/use-attempt.ts'

/** Signing out; a guest has no way back and is asked twice. */
export function SignOut({ guest, forget }: { guest: boolean; forget: () => void }): ReactNode {
  const { profile: words } = useMessages()
  const [asking, setAsking] = useState(false)
  const { trouble, attempt } = useAttempt(words.troubles)
  const leave = async (): Promise<void> => {
    await signOut()
    forget()
  }
  return (
    <>
      <button
        className="button"
        type="button"
        onClick={() => (guest && !asking ? setAsking(true) : attempt(leave))}
      >
        {guest && asking ? words.signOutGuest : words.signOut}
      </button>
      {trouble === null ? null : <span role="alert">{trouble}</span>}
    </>
  )
}
