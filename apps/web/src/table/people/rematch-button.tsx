import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { useSeat } from '../table-context.ts'
import { usePeople } from '../talk/use-people.ts'

/** The same people again: the first to ask opens the table, the others find the way to it in the same place. */
export function RematchButton({ people }: { people: People }): ReactNode {
  const { people: words } = useMessages()
  const seat = useSeat()
  const { info } = usePeople(people)
  const [, navigate] = useLocation()
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  if (info.rematch !== null) {
    return (
      <Link className="button primary" href={`/tables/${info.rematch}`}>
        {words.toRematch}
      </Link>
    )
  }
  if (seat === null) return null
  return (
    <>
      {trouble === null ? null : <span role="alert">{trouble}</span>}
      <button
        className="button primary"
        type="button"
        disabled={pending}
        onClick={() => attempt(async () => navigate(await people.playAgain()))}
      >
        {words.rematch}
      </button>
    </>
  )
}
