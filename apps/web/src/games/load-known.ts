import type { Knowledge } from '@entrepot/bots'
import type { Release } from '@entrepot/releases'
import type { GameId } from './catalogue.ts'
import { loadGame } from './load-game.ts'

const loaders: Record<GameId, () => Promise<{ readonly knowledge: Knowledge }>> = {
  mombasa: () => import('@entrepot/bots/mombasa'),
  yokohama: () => import('@entrepot/bots/yokohama'),
}

/** The rules that a game began on, and what bots know of them. */
export async function loadKnown(id: GameId, version: string): Promise<Release> {
  const game = await loadGame(id)
  if (game.version === version) return { game, knowledge: (await loaders[id]()).knowledge }
  const { loadRelease } = await import('@entrepot/releases')
  const release = await loadRelease(id, version)
  if (release === undefined) throw new Error(`This page has no rules of ${id} ${version}.`)
  return release
}
