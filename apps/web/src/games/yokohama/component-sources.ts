import { provenance } from '@entrepot/yokohama'
import type { Language } from '../../i18n/languages.ts'
import type { ComponentSource } from '../module.ts'
import { nameComponents } from '../name-components.ts'
import { loadNames } from './load-names.ts'
import { loadWords } from './words/load-words.ts'

export async function componentSources(language: Language): Promise<ComponentSource[]> {
  const [names, { parts }] = await Promise.all([loadNames(language), loadWords(language)])
  const kinds = {
    goods: ['goods'],
    countries: ['countries'],
    areas: ['areas'],
    managementBoards: ['managementBoards', 'boardSpaces'],
    orders: ['orders'],
    technologies: ['technologies'],
    technologyCards: ['technologyCards'],
    achievements: ['achievements'],
    buildingSites: ['buildingSites', 'buildingLots'],
    fivePowerTokens: ['fivePowerTokens'],
    foreignAgents: ['agents'],
  } as const
  return nameComponents(provenance(), names, kinds, parts)
}
