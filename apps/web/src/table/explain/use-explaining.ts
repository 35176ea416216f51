import { useLatest } from '../../i18n/use-latest.ts'
import type { Explaining } from '../client.ts'
import { useClient } from '../table-context.ts'

/** What the game says of its things; null until it is loaded, and for a game that says nothing. */
export function useExplaining(): Explaining | null {
  const client = useClient()
  return useLatest(`${client.id} ${client.language}`, async () => (await client.explaining?.()) ?? null)
}
