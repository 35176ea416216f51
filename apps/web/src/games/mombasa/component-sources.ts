import { provenance } from '@entrepot/mombasa'
import type { Language } from '../../i18n/languages.ts'
import type { ComponentSource } from '../module.ts'
import { nameComponents } from '../name-components.ts'
import { loadNames } from './load-names.ts'

export async function componentSources(language: Language): Promise<ComponentSource[]> {
  return nameComponents(provenance(), await loadNames(language), {
    startHand: ['cards'],
    expansionOneCards: ['cards'],
    actionCards: ['cards'],
    cardDisplay: ['cardDisplay'],
    bookTiles: ['books'],
    startTiles: ['startTiles'],
    bonusTiles: ['bonusTiles'],
    bonusSpaces: ['bonusSpaces'],
    bookDisplay: ['bookDisplay'],
    playerBoard: ['actionSlots'],
    tracks: ['tracks'],
    trackCards: ['trackCards'],
    '*': ['regions', 'borders', 'companies'],
  })
}
