import type { TableSummary } from '@entrepot/protocol'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { findGame } from '../games/catalogue.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { gatheringTables, myTables, watchableTables, whoAmI } from '../session/remote/api.ts'

interface Listed {
  readonly me: string | null
  readonly mine: readonly TableSummary[]
  readonly open: readonly TableSummary[]
  readonly playing: readonly TableSummary[]
}

/** Tables of the server: one's own, those that wait for somebody, those to watch. Nothing where no server answers. */
export function ServerTables(): ReactNode {
  const { lobby: words } = useMessages()
  const [listed, setListed] = useState<Listed | null>(null)
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [me, open, playing] = await Promise.all([whoAmI(), gatheringTables(), watchableTables()])
      setListed({ me: me?.id ?? null, open, playing, mine: me === null ? [] : await myTables() })
    }
    load().catch(() => setListed(null))
  }, [])
  if (listed === null) return null
  const { me, mine } = listed
  const others = (tables: readonly TableSummary[]): TableSummary[] =>
    tables.filter(({ id }) => !mine.some((table) => table.id === id))
  // Where one is waited for comes first.
  const byTurn = mine.toSorted((a, b) => Number(isTurnOf(me, b)) - Number(isTurnOf(me, a)))
  return (
    <>
      <TableList heading={words.myTables} tables={byTurn} me={me} />
      <TableList heading={words.openTables} tables={others(listed.open)} me={me} />
      <TableList heading={words.watchable} tables={others(listed.playing)} me={me} />
    </>
  )
}

function isTurnOf(account: string | null, { seats, deciding }: TableSummary): boolean {
  return seats.some(({ seat, person }) => person?.id === account && deciding.includes(seat))
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
  if (tables.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="saved-games">
        {tables.map((table) => (
          <TableLine key={table.id} table={table} me={me} />
        ))}
      </ul>
    </section>
  )
}

function TableLine({ table, me }: { table: TableSummary; me: string | null }): ReactNode {
  const { lobby: words, home, games, bots } = useMessages()
  const { id, game, seats, deciding, status, pace } = table
  const entry = findGame(game)
  const names = seats.map(
    ({ person, kind, level }) =>
      person?.name ??
      (kind === 'open' ? words.openSeat : words.bot(bots.levels[level as keyof typeof bots.levels] ?? '')),
  )
  const isMine = seats.some(({ person }) => person?.id === me)
  const isTurn = isTurnOf(me, table)
  const waited = deciding.map((seat) => names[seat]).join(', ')
  return (
    <li>
      <p className="what">
        <strong>{entry ? games[entry.id] : game}</strong>
        <small>
          {[names.join(', '), ...(pace.kind === 'untimed' ? [] : [words.paces[pace.kind]])].join(' · ')}
        </small>
      </p>
      {status === 'playing' ? (
        <span className={isTurn ? 'turn' : 'turn waiting'}>
          {isTurn ? home.yourTurn : home.theirTurn(waited)}
        </span>
      ) : null}
      <Link className="button" href={`/tables/${id}`}>
        {status !== 'playing' ? words.visit : isMine ? home.resume : words.watch}
      </Link>
    </li>
  )
}
