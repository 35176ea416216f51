import type { GameId } from '@entrepot/bots/games'
import type { Language } from '@entrepot/words'
import { loadOnce } from './load-once.ts'
import type { GameModule } from './module.ts'

/** By path: a game of the list has its folder here. */
const modules = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'module' })

export function moduleOf(game: GameId): GameModule {
  const module = modules[`./${game}/index.ts`]
  if (module === undefined) throw new Error(`There is no apps/web/src/games/${game}/index.ts.`)
  return module
}

/** Everything in the box of a game, with its names in a language. */
export const loadGallery = loadOnce((game: GameId, language: Language) => moduleOf(game).gallery(language))

/** The sources of all components of a game, with their names. */
export const loadProvenance = loadOnce((game: GameId, language: Language) =>
  moduleOf(game).provenance(language),
)
