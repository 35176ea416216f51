import { provenance } from '@entrepot/yokohama'
import type { Names } from '@entrepot/yokohama/names/names'
import type { Language } from '../../i18n/languages.ts'
import type { ComponentSource } from '../load-provenance.ts'
import { loadNames } from './load-names.ts'
import { loadWords } from './words/load-words.ts'

/** The kinds of names that the items of a part of the data file have. */
const KINDS: Readonly<Record<string, readonly (keyof Names)[]>> = {
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
}

export async function componentSources(language: Language): Promise<ComponentSource[]> {
  const [names, { parts }] = await Promise.all([loadNames(language), loadWords(language)])
  const nameOf = (part: string, id: string): string => {
    const kind = KINDS[part]?.find((candidate) => id in names[candidate])
    if (kind !== undefined) return names[kind][id]
    return part in parts ? parts[part as keyof typeof parts] : id
  }
  return provenance().map(({ part, id, source }, index) => ({
    part,
    // The layouts have no ids of their own.
    id: id === part ? `${id} ${index}` : id,
    source,
    confidence: null,
    name: nameOf(part, id),
  }))
}
