import { findGame } from '@entrepot/bots/games'
import type { TableSummary } from '@entrepot/protocol'
import type { Person } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useBotTitle } from '../i18n/use-bot-title.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { GameMedal } from '../shell/game-medal.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { isTurnOf } from './use-server-tables.ts'

/** Tables of the server, each with who sits there and how it stands. Nothing where there are none. */
export function TableList({
  heading,
  tables,
  me,
}: {
  heading: string
  tables: readonly TableSummary[]
  me: string | null
}): ReactNode {
  if (tables.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="saved-games">
        {tables.map((table, place) => (
          <PartBoundary key={table.id} as="li">
            <TableLine table={table} me={me} first={place === 0} />
          </PartBoundary>
        ))}
      </ul>
    </section>
  )
}

function TableLine({
  table,
  me,
  first,
}: {
  table: TableSummary
  me: string | null
  first: boolean
}): ReactNode {
  const { lobby: words, home, games } = useMessages()
  const title = useBotTitle()
  const { id, game, seats, status, pace } = table
  const entry = findGame(game)
  const nameOf = ({ person, level }: TableSummary['seats'][number]): string =>
    person?.name ?? words.bot(title(game, level))
  const personOf = (seat: TableSummary['seats'][number]): Person => ({
    name: nameOf(seat),
    isYou: me !== null && seat.person?.id === me,
    isBot: seat.person === null,
  })
  const names = seats.filter(({ kind }) => kind !== 'open').map(nameOf)
  const isMine = seats.some(({ person }) => person?.id === me)
  const isTurn = isTurnOf(me, table)
  return (
    <li>
      <GameMedal game={entry?.id} />
      <p className="what">
        <strong>{entry ? games[entry.id].name : game}</strong>
        <small>
          {[names.join(', '), ...(pace.kind === 'untimed' ? [] : [words.paces[pace.kind]])].join(' · ')}
        </small>
      </p>
      <span className={isTurn ? 'turn' : 'turn waiting'}>
        {status === 'gathering' ? (
          <Gathering open={seats.length - names.length} />
        ) : isTurn ? (
          home.yourTurn
        ) : (
          home.theirTurn(waitedFor(table).map(personOf))
        )}
      </span>
      <p className="deeds">
        <Link className={isTurn && first ? 'button primary' : 'button'} href={`/tables/${id}`}>
          {status !== 'playing' ? words.visit : isMine ? home.resume : words.watch}
        </Link>
      </p>
    </li>
  )
}

function Gathering({ open }: { open: number }): ReactNode {
  const { lobby: words } = useMessages()
  return open === 0 ? words.allSit : words.openSeats(open)
}

/** Bots decide at once: where people are waited for too, it is they who count. */
function waitedFor({ seats, deciders }: TableSummary): TableSummary['seats'] {
  const waited = seats.filter(({ seat }) => deciders.includes(seat))
  const people = waited.filter(({ person, absent }) => person !== null && !absent)
  return people.length > 0 ? people : waited
}
