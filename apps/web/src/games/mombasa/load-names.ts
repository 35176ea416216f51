import type { Names } from '@entrepot/mombasa/names/names'
import type { Language } from '../../i18n/languages.ts'

const loaders: Record<Language, () => Promise<{ names: Names }>> = {
  en: () => import('@entrepot/mombasa/names/en'),
  ru: () => import('@entrepot/mombasa/names/ru'),
  'pt-BR': () => import('@entrepot/mombasa/names/pt-BR'),
  ja: () => import('@entrepot/mombasa/names/ja'),
}

/** What the components are called in a language. */
export async function loadNames(language: Language): Promise<Names> {
  return (await loaders[language]()).names
}
