import { provenance } from '@entrepot/yokohama'
import { loadLexicon } from '@entrepot/telling/yokohama/lexicon'
import type { Language } from '@entrepot/words'
import type { ComponentSource } from '../module.ts'
import { nameComponents } from '../name-components.ts'

export async function componentSources(language: Language): Promise<ComponentSource[]> {
  const {
    words: { parts },
    names,
  } = await loadLexicon(language)
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
