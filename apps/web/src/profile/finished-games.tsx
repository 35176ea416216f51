import { findGame } from '@entrepot/bots/games'
import type { TableSummary } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useBotTitle } from '../i18n/use-bot-title.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { GameMedal } from '../shell/game-medal.tsx'
import { Section } from '../shell/section.tsx'
import { useDates } from './use-dates.ts'

/** Games that are over: who played, how it ended, and the way to look at every move again. */
export function FinishedGames({
  heading,
  empty,
  tables,
  children,
}: {
  heading: string
  empty: string
  tables: readonly TableSummary[]
  children?: ReactNode
}): ReactNode {
  const played = tables.filter(wasPlayed)
  return (
    <Section heading={heading}>
      {played.length === 0 ? (
        <p className="facts">{empty}</p>
      ) : (
        <ul className="saved-games">
          {played.map((table) => (
            <FinishedGame key={table.id} table={table} />
          ))}
        </ul>
      )}
      {children}
    </Section>
  )
}

/** A table that was closed before everybody had come has nothing to show; a game from a file has no seats at all. */
function wasPlayed({ outcome, seats }: TableSummary): boolean {
  const open = seats.filter(({ kind }) => kind === 'open').length
  return outcome !== null || open === 0 || open === seats.length
}

function FinishedGame({ table: { id, game, seats, outcome, endedAt } }: { table: TableSummary }): ReactNode {
  const title = useBotTitle()
  const { profile: words, lobby, home, games, table } = useMessages()
  const { day } = useDates()
  const entry = findGame(game)
  const imported = seats.every(({ kind }) => kind === 'open')
  const nameOf = (seat: number): string => {
    const { person, level } = seats[seat] ?? { person: null, level: null }
    const fallback = imported ? String(seat + 1) : lobby.bot(title(game, level))
    return person?.name ?? fallback
  }
  const places = outcome?.ranking.flatMap((tied, index) =>
    tied.map((seat) =>
      `${table.place(index + 1)} ${nameOf(seat)} ${outcome.sheets[seat]?.total ?? ''}`.trim(),
    ),
  )
  const what = [
    endedAt === null ? null : day(endedAt),
    imported ? words.imported : null,
    places?.join(' · ') ?? `${seats.map(({ seat }) => nameOf(seat)).join(', ')}: ${words.cancelled}`,
  ].filter((part) => part !== null)
  return (
    <li>
      <GameMedal game={entry?.id} />
      <p className="what">
        <strong>{entry ? games[entry.id].name : game}</strong>
        <small>{what.join(' · ')}</small>
      </p>
      <p className="deeds">
        <Link className="button" href={`/tables/${id}`}>
          {home.review}
        </Link>
        <a className="button quiet" href={`/api/tables/${id}/export`} download>
          {table.export}
        </a>
      </p>
    </li>
  )
}
