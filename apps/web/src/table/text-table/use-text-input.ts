import type { TextInput } from '@entrepot/telling'
import { useSeat, useSeats, useSnapshot } from '../table-context.ts'

/** What the game's text is written about: what is shown now. */
export function useTextInput(): TextInput {
  const snapshot = useSnapshot()
  const seat = useSeat()
  const seats = useSeats()
  return { view: snapshot.view, seat, nameOf: (other) => seats[other]?.name ?? '' }
}
