import type { BookFacts, Kind } from '@entrepot/mombasa'
import type { SignName } from './art/drawing.tsx'

/** The sign of a kind of card. */
export const KIND_ICONS: Record<Kind, SignName> = {
  coffee: 'coffee',
  banana: 'banana',
  cotton: 'cotton',
  expansion: 'expansion',
  bookkeeper: 'bookkeeper',
  diamondMerchant: 'diamondMerchant',
  share: 'share',
}

/** How many scenes a kind of card has: one for each value, the last for all above. */
export const SCENES: Record<Kind, number> = {
  coffee: 4,
  banana: 4,
  cotton: 4,
  expansion: 3,
  bookkeeper: 3,
  diamondMerchant: 2,
  share: 1,
}

export const REQUIREMENT_ICONS = {
  coffee: 'coffee',
  banana: 'banana',
  cotton: 'cotton',
  expansion: 'expansion',
  anyGood: 'crate',
  bookkeeperOrMerchant: 'bookkeeper',
} as const satisfies Record<BookFacts['requirements'][number]['kind'], SignName>

export const TILE_ICONS: Record<string, SignName> = {
  'tile-plus1-good': 'plusOneGood',
  'tile-bookkeeper': 'bookkeeper',
  'tile-merchant': 'diamondMerchant',
  'tile-expansion': 'expansion',
}
