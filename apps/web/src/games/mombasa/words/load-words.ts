import type { Language } from '../../../i18n/languages.ts'
import type { Words } from './en.ts'

const loaders: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  ja: async () => (await import('./ja.ts')).ja,
}

/** What Mombasa's table says in a language. */
export function loadWords(language: Language): Promise<Words> {
  return loaders[language]()
}
