import type { View } from '@entrepot/yokohama'

/** How many turns each seat still has, the one under way with them; nothing before the last round is known (Y11.2). */
export function turnsLeft({ seats, start, active, round, lastRound }: View): number[] {
  if (lastRound === null) return []
  const placeInRound = (seat: number): number => (seat - start + seats) % seats
  return Array.from(
    { length: seats },
    (_, seat) => lastRound - round + (placeInRound(seat) >= placeInRound(active) ? 1 : 0),
  )
}
