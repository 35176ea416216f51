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

const loaders: Partial<Record<GameId, (language: Language) => Promise<ComponentSource[]>>> = {
  mombasa: async (language) => (await import('./mombasa/component-sources.ts')).componentSources(language),
}

const loaded = new Map<string, Promise<ComponentSource[]>>()

/** The sources of all components of a game, with their names; undefined where the page is still to come. */
export function loadProvenance(game: GameId, language: Language): Promise<ComponentSource[]> | undefined {
  const load = loaders[game]
  if (load === undefined) return undefined
  const key = `${game} ${language}`
  const sources = loaded.get(key) ?? load(language)
  loaded.set(key, sources)
  return sources
}
