import type { GameId } from '@entrepot/bots/games'
import type { Language } from '../i18n/languages.ts'
import type { GameClient } from './client.ts'

const loaders: Record<GameId, (language: Language) => Promise<GameClient>> = {
  mombasa: async (language) => (await import('../games/mombasa/client.tsx')).loadMombasa(language),
  yokohama: async (language) => (await import('../games/yokohama/client.tsx')).loadYokohama(language),
}

/** The boards and words of a game in a language, in chunks of their own. */
export function loadClient(game: GameId, language: Language): Promise<GameClient> {
  return loaders[game](language)
}
