import { provenance } from '@entrepot/mombasa'
import { loadLexicon } from '@entrepot/telling/mombasa/lexicon'
import type { Language } from '@entrepot/words'
import type { ComponentSource } from '../module.ts'
import { nameComponents } from '../name-components.ts'

export async function componentSources(language: Language): Promise<ComponentSource[]> {
  const { names } = await loadLexicon(language)
  return nameComponents(provenance(), names, {
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
