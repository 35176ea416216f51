import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { RematchButton } from '../people/rematch-button.tsx'
import { usePeople } from '../talk/use-people.ts'

/** A game that was ended before its end, by agreement or by who runs the site: the table stays to look at. */
export function ClosedBanner({ people }: { people: People }): ReactNode {
  const { proposals: words, lobby, table, notFound } = useMessages()
  const agreed = usePeople(people).info.status === 'cancelled'
  return (
    <section className="decision-bar" aria-label={table.gameOver}>
      <p className="sentence title" role="status">
        {agreed ? words.cancelled : lobby.over}
      </p>
      <p className="controls">
        <Link className="button" href="/">
          {notFound.home}
        </Link>
        {agreed ? <RematchButton people={people} /> : null}
      </p>
    </section>
  )
}
