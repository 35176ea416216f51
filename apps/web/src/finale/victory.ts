import type { Outcome, Seat } from '@entrepot/kernel'
import type { InsightWords, Person } from '@entrepot/words'

/** Who has won, with how much, and by how much. */
export function victoryOf({ ranking, sheets }: Outcome): {
  readonly winners: readonly Seat[]
  readonly best: number
  /** Points ahead of the next; null where all have won. */
  readonly margin: number | null
} {
  const winners = ranking[0] ?? []
  const totalOf = (seat: Seat | undefined): number => (seat === undefined ? 0 : (sheets[seat]?.total ?? 0))
  const best = totalOf(winners[0])
  const next = ranking[1]?.[0]
  return { winners, best, margin: next === undefined ? null : best - totalOf(next) }
}

/** Who has won, as a headline. */
export function titleOf(winners: readonly Person[], { finale }: InsightWords): string {
  const [only] = winners
  if (winners.length > 1 || only === undefined) return finale.share(winners)
  return only.isYou ? finale.youWin : finale.wins(only.name)
}
