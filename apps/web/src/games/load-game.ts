import type { Game } from '@entrepot/kernel'
import type { GameId } from './catalogue.ts'

const loaders: Record<GameId, () => Promise<Game>> = {
  mombasa: async () => (await import('@entrepot/mombasa')).mombasa as unknown as Game,
  yokohama: async () => (await import('@entrepot/yokohama')).yokohama as unknown as Game,
}

/** The newest rules of a game, a chunk of their own. */
export function loadGame(id: GameId): Promise<Game> {
  return loaders[id]()
}

/** The rules that a game began on; an earlier release comes in a chunk of its own. Null where this page knows none such. */
export async function loadRules(id: GameId, version: string): Promise<Game | null> {
  const newest = await loadGame(id)
  if (newest.version === version) return newest
  const { loadRelease } = await import('@entrepot/releases')
  return (await loadRelease(id, version))?.game ?? null
}
