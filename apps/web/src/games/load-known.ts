import { entryOf, type GameId } from '@entrepot/bots/games'
import { loadKnowledge } from '@entrepot/bots/knowledge'
import type { Release } from '@entrepot/releases'

/** The rules that a game began on, and what a bot of this name knows of them. */
export async function loadKnown(id: GameId, version: string, bot: string): Promise<Release> {
  const game = await entryOf(id).rules()
  if (game.version === version) return { game, knowledge: await loadKnowledge(game, bot) }
  const { loadRelease } = await import('@entrepot/releases')
  const release = await loadRelease(id, version)
  if (release === undefined) throw new Error(`This page has no rules of ${id} ${version}.`)
  return release
}
