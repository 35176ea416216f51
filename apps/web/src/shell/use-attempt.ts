import { useRef, useState } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { RefusedRequest } from '../session/remote/request.ts'

/** Why the server may refuse, by its stable words, and a sentence for everything else. */
type Reasons = Readonly<Record<string, string>> & { readonly other: string }

export interface Attempt {
  readonly trouble: string | null
  /** Whether something is under way; a second click meanwhile does nothing. */
  readonly pending: boolean
  readonly attempt: (deed: () => Promise<unknown>) => void
}

/** Does what is asked of the server, once at a time, and says in words why it was not done. */
export function useAttempt(reasons: Reasons): Attempt {
  const { device, admin } = useMessages()
  const [word, setWord] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  // Two clicks can come before the page has been drawn anew.
  const busy = useRef(false)
  const everywhere: Readonly<Record<string, string>> = {
    unreachable: device.unreachable,
    'too-large': device.tooLarge,
    'bad-name': device.names.sign,
    ...admin.troubles,
  }
  const settle = (trouble: string | null): void => {
    busy.current = false
    setPending(false)
    setWord(trouble)
  }
  return {
    trouble: word === null ? null : (reasons[word] ?? everywhere[word] ?? reasons.other),
    pending,
    attempt: (deed) => {
      if (busy.current) return
      busy.current = true
      setPending(true)
      setWord(null)
      deed().then(
        () => settle(null),
        (error: unknown) => settle(wordFor(error)),
      )
    },
  }
}

/** The server's word for the reason; a request that got no answer at all ends in a TypeError. */
function wordFor(error: unknown): string {
  if (error instanceof RefusedRequest) return error.word
  return error instanceof TypeError ? 'unreachable' : 'other'
}
