import type { Names } from '@entrepot/yokohama/names/names'
import type { Language } from '../../i18n/languages.ts'

const loaders: Record<Language, () => Promise<{ names: Names }>> = {
  en: () => import('@entrepot/yokohama/names/en'),
  ru: () => import('@entrepot/yokohama/names/ru'),
  'pt-BR': () => import('@entrepot/yokohama/names/pt-BR'),
  ja: () => import('@entrepot/yokohama/names/ja'),
}

/** What the components are called in a language. */
export async function loadNames(language: Language): Promise<Names> {
  return (await loaders[language]()).names
}
