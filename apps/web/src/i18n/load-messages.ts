import { GAMES, type GameId } from '@entrepot/bots/games'
import { loadAbout, loadShell, type GameWords, type Language, type Messages } from '@entrepot/words'

/** The words of the shell, and what each game says of itself. */
export type ShellWords = Messages & { readonly games: Readonly<Record<GameId, GameWords>> }

/** What all pages need in a language; Japanese comes with its fonts. */
export async function loadMessages(language: Language): Promise<ShellWords> {
  const [shell, games] = await Promise.all([
    loadShell(language),
    Promise.all(GAMES.map(async ({ id }) => [id, await loadAbout(language, id)] as const)),
    language === 'ja' ? import('../style/japanese.ts') : undefined,
  ])
  return { ...shell, games: Object.fromEntries(games) as ShellWords['games'] }
}
