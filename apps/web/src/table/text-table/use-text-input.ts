import type { TextInput } from '@entrepot/telling'
import { useSeat, usePersonOf, useSnapshot } from '../table-context.ts'

/** What the game's text is written about: what is shown now. */
export function useTextInput(): TextInput {
  const snapshot = useSnapshot()
  const seat = useSeat()
  const personOf = usePersonOf()
  return { view: snapshot.view, seat, personOf }
}
