import { components, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { bookFacts, playerOf, totalsOf } from './facts.ts'
import { meetsNeeds } from './meets-needs.ts'

const { length } = components.playerBoard.bookkeepingTrack

/** Which books a player meets with what is face up now, and how far the inkwell could go (M7.2, M7.3). */
export function bookReach(view: View, seat: Seat): { isMet: (step: number) => boolean; reach: number } {
  const player = playerOf(view, seat)
  const totals = totalsOf(view, seat)
  // The bookkeeper that moves the inkwell does not count for the books.
  const using = view.turn === seat && view.pending.some(({ kind }) => kind === 'bookkeeper')
  const helpers = totals.helpers - (using || view.phase === 'action' ? 1 : 0)
  const isMet = (step: number): boolean => {
    const top = player.books[step - 1]?.at(-1)
    return top !== undefined && (top.faceDown || meetsNeeds(bookFacts(top.book), { ...totals, helpers }))
  }
  let reach = player.inkwell
  while (view.phase === 'action' && reach < length && isMet(reach + 1)) reach++
  return { isMet, reach }
}
