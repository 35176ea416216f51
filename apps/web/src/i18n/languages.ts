import type { Language } from '@entrepot/kernel'

export type { Language }

export const LANGUAGES: readonly Language[] = ['en', 'ru', 'pt-BR', 'ja']

/** Each language by its own name, so that a lost reader finds the way back. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
}

/** The first of the reader's languages that we write; English when there is none. */
export function languageFor(preferred: readonly string[]): Language {
  for (const wish of preferred) {
    const primary = wish.toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === primary)
    if (found) return found
  }
  return 'en'
}
