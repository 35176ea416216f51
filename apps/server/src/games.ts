import { knowledgeOf } from '@entrepot/bots/players'
import type { Game } from '@entrepot/kernel'
import { isReleased, loadRelease, type Release } from '@entrepot/releases'

/** The games that a server plays: those it offers, and every released version for games that began on it. */
export interface Games {
  readonly offered: readonly Game[]
  /** Whether the rules that a game began on are here. */
  has(id: string, version: string): boolean
  /** Those rules; undefined when this server does not have them. */
  find(id: string, version: string): Promise<Release | undefined>
}

export function gamesOf(offered: readonly Game[]): Games {
  const current = (id: string, version: string): Game | undefined =>
    offered.find((game) => game.id === id && game.version === version)
  return {
    offered,
    has: (id, version) => current(id, version) !== undefined || isReleased(id, version),
    async find(id, version) {
      const game = current(id, version)
      return game ? { game, knowledge: knowledgeOf(game) } : await loadRelease(id, version)
    },
  }
}
