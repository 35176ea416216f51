import { useState } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { RefusedRequest } from '../session/remote/request.ts'

/** Does what is asked, and says in words why it was not done. */
export function useAttempt(): {
  readonly trouble: string | null
  readonly attempt: (deed: () => Promise<unknown>) => void
} {
  const { profile: words } = useMessages()
  const [word, setWord] = useState<string | null>(null)
  const reasons: Readonly<Record<string, string>> = words.troubles
  return {
    trouble: word === null ? null : (reasons[word] ?? words.troubles.other),
    attempt: (deed) => {
      setWord(null)
      deed().catch((error: unknown) => setWord(error instanceof RefusedRequest ? error.word : 'other'))
    },
  }
}
