import { provenance } from '@entrepot/mombasa'
import type { Names } from '@entrepot/mombasa/names/names'
import type { Language } from '../../i18n/languages.ts'
import type { ComponentSource } from '../load-provenance.ts'
import { loadNames } from './load-names.ts'

/** The kind of name that the items of a part of the data file have. */
const KINDS: Readonly<Record<string, keyof Names>> = {
  companies: 'companies',
  startHand: 'cards',
  expansionOneCards: 'cards',
  actionCards: 'cards',
  cardDisplay: 'cardDisplay',
  bookTiles: 'books',
  startTiles: 'startTiles',
  bonusTiles: 'bonusTiles',
  bonusSpaces: 'bonusSpaces',
  bookDisplay: 'bookDisplay',
  playerBoard: 'actionSlots',
  tracks: 'tracks',
  trackCards: 'trackCards',
}

export async function componentSources(language: Language): Promise<ComponentSource[]> {
  const names = await loadNames(language)
  const nameOf = (part: string, id: string): string => {
    const kind = KINDS[part]
    return (kind && names[kind][id]) ?? names.regions[id] ?? names.borders[id] ?? names.companies[id] ?? id
  }
  return provenance().map(({ part, id, source, confidence }) => ({
    part,
    id,
    source,
    confidence,
    name: nameOf(part, id),
  }))
}
