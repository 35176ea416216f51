/**
 * The languages, in the order in which they are offered. A language is its line here and its folder of the same name.
 * `name` is its own, so that a lost reader finds the way back; `again` is all that can be said when no words could be
 * loaded: try again.
 */
const SPOKEN = {
  en: { name: 'English', again: 'Try again' },
  ru: { name: 'Русский', again: 'Ещё раз' },
  'pt-BR': { name: 'Português (Brasil)', again: 'De novo' },
  ja: { name: '日本語', again: 'もう一度' },
} as const satisfies Record<string, { readonly name: string; readonly again: string }>

export type Language = keyof typeof SPOKEN

export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[]

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(SPOKEN, name)
}

/** What each language calls itself. */
export const LANGUAGE_NAMES = Object.fromEntries(
  Object.entries(SPOKEN).map(([language, { name }]) => [language, name]),
) as Readonly<Record<Language, string>>

/** To try again, in every language. */
export const TRY_AGAIN: readonly string[] = Object.values(SPOKEN).map(({ again }) => again)

/** The first of the reader's languages that we write; English when there is none. */
export function languageFor(preferred: readonly string[]): Language {
  for (const wish of preferred) {
    const primary = wish.toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === primary)
    if (found) return found
  }
  return 'en'
}
