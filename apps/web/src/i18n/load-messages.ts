import { GAMES, type GameId } from '@entrepot/bots/games'
import type { GameWords } from '@entrepot/kernel'
import { loadShell, type Language, type Messages } from '@entrepot/words'

/** The words of the shell, and what each game says of itself. */
export type ShellWords = Messages & { readonly games: Readonly<Record<GameId, GameWords>> }

/** Each language is a chunk of its own; Japanese comes with its fonts. */
export async function loadMessages(language: Language): Promise<ShellWords> {
  const games = Object.fromEntries(GAMES.map(({ id, words }) => [id, words[language]]))
  const [shell] = await Promise.all([
    loadShell(language),
    language === 'ja' ? import('../style/japanese.ts') : undefined,
  ])
  return { ...shell, games: games as ShellWords['games'] }
}
