import type { Language } from './languages.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** The form of a noun that goes with a number in this language, such as the Russian one, few and many. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
