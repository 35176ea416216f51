import { LANGUAGES, type Language } from '../src/languages.ts'
import { loadGamePart, type GamePart } from '../src/load.ts'

/** A part of a game's words in every language. */
export async function loadInAll<Words>(game: string, part: GamePart): Promise<Record<Language, Words>> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadGamePart<Words>(language, game, part)] as const),
  )
  return Object.fromEntries(loaded) as Record<Language, Words>
}
