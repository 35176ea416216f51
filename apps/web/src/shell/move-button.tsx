import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { useOnline } from '../offline/use-online.ts'
import { useAttempt } from './use-attempt.ts'

/** Moves a finished game to the server, and then leads there. The server replays it first, which can take a moment. */
export function MoveButton({
  movedTo,
  move,
  className,
}: {
  /** Its address on the server, once it was moved there. */
  movedTo: string | null
  move: () => Promise<string>
  className: string
}): ReactNode {
  const { kept: words, loading } = useMessages()
  const online = useOnline()
  const [moved, setMoved] = useState(movedTo)
  const { trouble, pending, attempt } = useAttempt({ other: words.notMoved })
  if (moved !== null) {
    return (
      <Link className={className} href={moved}>
        {words.moved}
      </Link>
    )
  }
  if (!online) return null
  return (
    <>
      {trouble === null ? null : <span role="alert">{trouble}</span>}
      <button
        className={className}
        type="button"
        disabled={pending}
        onClick={() => attempt(async () => setMoved(await move()))}
      >
        {pending ? loading : words.move}
      </button>
    </>
  )
}
