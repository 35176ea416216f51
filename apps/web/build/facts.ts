import { factsModule } from '@entrepot/releases/build'
import { GAMES } from '@entrepot/bots/games'
import type { Plugin } from 'vite'

const PREFIX = 'facts:'

/** Gives the page `facts:GAME`, which opens the facts of a game with the figures of any edition. */
export function facts(): Plugin {
  return {
    name: 'facts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const game = GAMES.find((entry) => id === `\0${PREFIX}${entry.id}`)
      return game && factsModule(game.id)
    },
  }
}
