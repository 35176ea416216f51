import { GAMES, type GameId } from '@entrepot/bots/games'
import type { GameWords } from '@entrepot/kernel'
import type { Language } from './languages.ts'
import type { Messages } from './messages/en.ts'

/** The words of the shell, and what each game says of itself. */
export type ShellWords = Messages & { readonly games: Readonly<Record<GameId, GameWords>> }

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./messages/en.ts')).en,
  ru: async () => (await import('./messages/ru.ts')).ru,
  'pt-BR': async () => (await import('./messages/pt-BR.ts')).ptBR,
  ja: async () => {
    const [{ ja }] = await Promise.all([import('./messages/ja.ts'), import('../style/japanese.ts')])
    return ja
  },
}

/** Each language is a chunk of its own. */
export async function loadMessages(language: Language): Promise<ShellWords> {
  const games = Object.fromEntries(GAMES.map(({ id, words }) => [id, words[language]]))
  return { ...(await loaders[language]()), games: games as ShellWords['games'] }
}
