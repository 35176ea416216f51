import type { Knowledge } from '@entrepot/bots'
import type { GameId } from './catalogue.ts'

const loaders: Record<GameId, () => Promise<{ readonly knowledge: Knowledge }>> = {
  mombasa: () => import('@entrepot/bots/mombasa'),
  yokohama: () => import('@entrepot/bots/yokohama'),
}

/** What bots know of a game, a chunk of its own. */
export async function loadKnowledge(id: GameId): Promise<Knowledge> {
  return (await loaders[id]()).knowledge
}
