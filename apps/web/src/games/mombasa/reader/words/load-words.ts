import type { Language } from '../../../../i18n/languages.ts'
import type { MombasaReaderWords } from './en.ts'

const loaders: Record<Language, () => Promise<MombasaReaderWords>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  ja: async () => (await import('./ja.ts')).ja,
}

/** What Mombasa's text says beyond the words of its boards. */
export function loadReaderWords(language: Language): Promise<MombasaReaderWords> {
  return loaders[language]()
}
