import type { TableSummary } from '@entrepot/protocol'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { findGame } from '../games/catalogue.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { gatheringTables, myTables, whoAmI } from '../session/remote/api.ts'

interface Listed {
  readonly me: string | null
  readonly mine: readonly TableSummary[]
  readonly open: readonly TableSummary[]
}

/** Tables of the server: one's own, and those that wait for somebody. Nothing is shown where no server answers. */
export function ServerTables(): ReactNode {
  const { lobby: words } = useMessages()
  const [listed, setListed] = useState<Listed | null>(null)
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [me, open] = await Promise.all([whoAmI(), gatheringTables()])
      setListed({ me: me?.id ?? null, open, mine: me === null ? [] : await myTables() })
    }
    load().catch(() => setListed(null))
  }, [])
  if (listed === null) return null
  const others = listed.open.filter(({ id }) => !listed.mine.some((table) => table.id === id))
  return (
    <>
      <TableList heading={words.myTables} tables={listed.mine} me={listed.me} />
      <TableList heading={words.openTables} tables={others} me={listed.me} />
    </>
  )
}

function TableList({
  heading,
  tables,
  me,
}: {
  heading: string
  tables: readonly TableSummary[]
  me: string | null
}): ReactNode {
  const { lobby: words, home, games } = useMessages()
  if (tables.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="saved-games">
        {tables.map(({ id, game, seats, deciding, status }) => {
          const entry = findGame(game)
          const own = seats.find(({ person }) => person !== null && person.id === me)
          const mine = own !== undefined && deciding.includes(own.seat)
          const names = seats.map(
            ({ person, kind }) => person?.name ?? (kind === 'open' ? words.openSeat : words.bot('')),
          )
          return (
            <li key={id}>
              <p className="what">
                <strong>{entry ? games[entry.id] : game}</strong>
                <small>{names.join(', ')}</small>
              </p>
              {mine ? <span className="turn">{home.yourTurn}</span> : null}
              <Link className="button" href={`/tables/${id}`}>
                {status === 'playing' ? home.resume : words.visit}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
