import type { Language } from '../../../i18n/languages.ts'
import type { ReaderWords } from './en.ts'

const loaders: Record<Language, () => Promise<ReaderWords>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  ja: async () => (await import('./ja.ts')).ja,
}

/** What the text table says of itself in a language. */
export function loadReaderWords(language: Language): Promise<ReaderWords> {
  return loaders[language]()
}
