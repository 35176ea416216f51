import { entryOf, type GameId } from '@entrepot/bots/games'
import type { Game } from '@entrepot/kernel'

/** The rules that a game began on; an earlier release comes in a chunk of its own. Null where this page knows none such. */
export async function loadRules(id: GameId, version: string): Promise<Game | null> {
  const newest = await entryOf(id).rules()
  if (newest.version === version) return newest
  const { loadRelease } = await import('@entrepot/releases')
  return (await loadRelease(id, version))?.game ?? null
}
