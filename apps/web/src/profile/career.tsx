import { GAMES } from '@entrepot/bots/games'
import type { TableSummary } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'

/** What somebody has reached in games with others: how many, how many won, and the best result in each game. */
export function Career({ person, tables }: { person: string; tables: readonly TableSummary[] }): ReactNode {
  const { profile, games } = useMessages()
  const words = profile.career
  const results = tables.flatMap((table) => resultOf(person, table))
  if (results.length === 0) return null
  const best = GAMES.flatMap(({ id }) => {
    const totals = results.filter(({ game }) => game === id).map(({ total }) => total)
    return totals.length === 0 ? [] : [{ label: words.best(games[id].name), figure: Math.max(...totals) }]
  })
  const figures = [
    { label: words.played, figure: results.length },
    { label: words.won, figure: results.filter(({ won }) => won).length },
    ...best,
  ]
  return (
    <dl className="career">
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Result {
  readonly game: string
  readonly total: number
  readonly won: boolean
}

function resultOf(person: string, { game, seats, outcome }: TableSummary): Result[] {
  const own = seats.find((seat) => seat.person?.id === person)
  const total = own === undefined ? undefined : outcome?.sheets[own.seat]?.total
  if (own === undefined || outcome === null || total === undefined) return []
  return [{ game, total, won: outcome.ranking[0]?.includes(own.seat) ?? false }]
}
