import type { GameId } from '@entrepot/bots/games'
import type { Language } from '../i18n/languages.ts'
import { loadOnce } from './load-once.ts'

/** Where a component's figures come from. */
export interface ComponentSource {
  readonly part: string
  readonly id: string
  readonly name: string
  /** `rulebook`, `public:…` or `reconstructed`. */
  readonly source: string
  readonly confidence: string | null
}

const loaders: Record<GameId, (language: Language) => Promise<ComponentSource[]>> = {
  mombasa: async (language) => (await import('./mombasa/component-sources.ts')).componentSources(language),
  yokohama: async (language) => (await import('./yokohama/component-sources.ts')).componentSources(language),
}

/** The sources of all components of a game, with their names. */
export const loadProvenance = loadOnce((game: GameId, language: Language) => loaders[game](language))
