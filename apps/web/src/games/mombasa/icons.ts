import type { BookFacts, Kind } from '@entrepot/mombasa'
import type { IconName } from '../../icons/drawings.tsx'

/** The icon of a kind of card. */
export const KIND_ICONS: Record<Kind, IconName> = {
  coffee: 'coffee',
  banana: 'banana',
  cotton: 'cotton',
  expansion: 'expansion',
  bookkeeper: 'bookkeeper',
  diamondMerchant: 'diamondMerchant',
  share: 'share',
}

export const REQUIREMENT_ICONS = {
  coffee: 'coffee',
  banana: 'banana',
  cotton: 'cotton',
  expansion: 'expansion',
  anyGood: 'crate',
  bookkeeperOrMerchant: 'bookkeeper',
} as const satisfies Record<BookFacts['requirements'][number]['kind'], IconName>

export const TILE_ICONS: Record<string, IconName> = {
  'tile-plus1-good': 'plusOneGood',
  'tile-bookkeeper': 'bookkeeper',
  'tile-merchant': 'diamondMerchant',
  'tile-expansion': 'expansion',
}
