import type { Language } from '../../../../i18n/languages.ts'
import type { YokohamaReaderWords } from './en.ts'

const loaders: Record<Language, () => Promise<YokohamaReaderWords>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  ja: async () => (await import('./ja.ts')).ja,
}

/** What Yokohama's text says beyond the words of its boards. */
export function loadReaderWords(language: Language): Promise<YokohamaReaderWords> {
  return loaders[language]()
}
