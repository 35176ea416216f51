import type { Language } from '../i18n/languages.ts'
import type { GameId } from './catalogue.ts'

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

const loaded = new Map<string, Promise<ComponentSource[]>>()

/** The sources of all components of a game, with their names. */
export function loadProvenance(game: GameId, language: Language): Promise<ComponentSource[]> {
  const key = `${game} ${language}`
  const sources = loaded.get(key) ?? loaders[game](language)
  loaded.set(key, sources)
  return sources
}
