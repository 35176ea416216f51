import type { Language } from './languages.ts'

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** The form of a phrase that goes with a number in this language, such as the Russian one, few and many. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  // By the book, Portuguese counts zero like one; in Brazil one says “0 pontos”.
  const select = (count: number): Intl.LDMLPluralRule =>
    count === 0 && language === 'pt-BR' ? 'other' : rules.select(count)
  return (count, forms) => forms[select(count)] ?? forms.other
}

/** A number and its unit, or a name and its number, which no line break parts. */
export function joined(...parts: readonly (string | number)[]): string {
  return parts.join('\u00a0')
}

/** A number with the form of its noun. */
export function countedIn(language: Language): (count: number, forms: Forms) => string {
  const plural = pluralIn(language)
  return (count, forms) => joined(count, plural(count, forms))
}
