import type { Game } from '@entrepot/kernel'
import type { GameId } from './catalogue.ts'

const loaders: Record<GameId, () => Promise<Game>> = {
  mombasa: async () => (await import('@entrepot/mombasa')).mombasa as unknown as Game,
  yokohama: async () => (await import('@entrepot/yokohama')).yokohama as unknown as Game,
}

/** The rules of a game, a chunk of their own. */
export function loadGame(id: GameId): Promise<Game> {
  return loaders[id]()
}
