import type { Game } from '@entrepot/kernel'

/** The games that a server offers: the newest version of each first, then those kept for games that began on them. */
export interface Games {
  readonly offered: readonly Game[]
  /** The rules that a game began on; undefined when this server no longer has them. */
  find(id: string, version: string): Game | undefined
}

export function gamesOf(all: readonly Game[]): Games {
  return {
    offered: all.filter((game, i) => all.findIndex(({ id }) => id === game.id) === i),
    find: (id, version) => all.find((game) => game.id === id && game.version === version),
  }
}
