import type { TextInput } from '@entrepot/telling'
import { useTable } from '../table-context.ts'

/** What the game's text is written about: what is shown now. */
export function useTextInput(): TextInput {
  const { snapshot, seat, seats } = useTable()
  return { view: snapshot.view, seat, nameOf: (other) => seats[other]?.name ?? '' }
}
