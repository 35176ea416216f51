import type { Game } from '@entrepot/kernel'
import type { GameId } from './catalogue.ts'

const loaders: Record<GameId, () => Promise<Game>> = {
  mombasa: async () => (await import('@entrepot/mombasa')).mombasa as unknown as Game,
  yokohama: () => Promise.reject(new Error('The table of Yokohama is still to be built.')),
}

/** The rules of a game, a chunk of their own. */
export function loadGame(id: GameId): Promise<Game> {
  return loaders[id]()
}
