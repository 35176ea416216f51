import { useState } from 'react'
import { RefusedRequest } from '../session/remote/request.ts'

/** Why the server may refuse, by its stable words, and a sentence for everything else. */
type Reasons = Readonly<Record<string, string>> & { readonly other: string }

/** Does what is asked of the server, and says in words why it was not done. */
export function useAttempt(reasons: Reasons): {
  readonly trouble: string | null
  readonly attempt: (deed: () => Promise<unknown>) => void
} {
  const [word, setWord] = useState<string | null>(null)
  return {
    trouble: word === null ? null : (reasons[word] ?? reasons.other),
    attempt: (deed) => {
      setWord(null)
      deed().catch((error: unknown) => setWord(error instanceof RefusedRequest ? error.word : 'other'))
    },
  }
}
