import { formsOf, numberOf } from '../../../forms.ts'
import { cardForms } from '../../../games/mombasa/card-forms.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence.

export const company = formsOf(names.companies)
/** The regions with their article: "the Gold Coast", "Nubia". */
export const region = formsOf({
  ...names.regions,
  'gold-coast': 'the Gold Coast',
  'congo-basin': 'the Congo Basin',
  'swahili-coast': 'the Swahili Coast',
  kalahari: 'the Kalahari',
  transvaal: 'the Transvaal',
})
/** Where something stands. */
const notIn: Readonly<Record<string, string>> = {
  'gold-coast': 'on the Gold Coast',
  'swahili-coast': 'on the Swahili Coast',
  'lake-chad': 'at Lake Chad',
}
export const inRegion = (id: string): string => notIn[id] ?? `in ${region(id)}`
export const good = formsOf({ coffee: 'coffee', banana: 'banana', cotton: 'cotton' })

/** A card or a bonus tile: "coffee 2", "the expansion tile". */
export const card = cardForms(
  {
    companies: names.companies,
    cardTypes: {
      coffee: 'coffee',
      banana: 'bananas',
      cotton: 'cotton',
      expansion: 'expansion',
      bookkeeper: 'bookkeeper',
      diamondMerchant: 'a diamond merchant',
    },
    valueCard: (type, value) => `${type}\u00a0${value}`,
    cardWithShare: (plain, id) => `${plain} with a ${names.companies[id]} share`,
    seatCard: (plain) => plain,
    companyMerchant: (_merchant, name) => `the ${name} diamond merchant`,
    shareCard: (id) => `a share of ${names.companies[id]}`,
  },
  {
    'tile-plus1-good': 'the +1\u00a0goods tile',
    'tile-bookkeeper': 'the bookkeeper tile',
    'tile-merchant': 'the diamond merchant tile',
    'tile-expansion': 'the expansion tile',
  },
)

export const bookNumber = (id: string): string => id.replace('book-', '')
export const book = (id: string): string => `book\u00a0${bookNumber(id)}`
export const startTile = (id: string): string => `starting tile\u00a0${numberOf(id)}`

const trackSpaces = Object.fromEntries(
  ['C1', 'C2', 'D1', 'D2'].flatMap((track) => [
    [`${track}-first`, `the first space of ${track}`],
    [`${track}-second`, `the second space of ${track}`],
  ]),
)

/** A bonus space. */
export const bonusSpace = formsOf({
  'bs-first-player': 'the first-player space',
  'bs-buy-card': 'the buy space',
  'bs-sell-card': 'the discard space',
  'bs-majority-coffee': 'the coffee majority space',
  'bs-majority-banana': 'the banana majority space',
  'bs-majority-cotton': 'the cotton majority space',
  'bs-majority-expansion': 'the expansion majority space',
  'bs-tile-plus1-good': 'the +1\u00a0goods tile',
  'bs-tile-bookkeeper': 'the bookkeeper tile',
  'bs-tile-merchant': 'the diamond merchant tile',
  'bs-tile-expansion': 'the expansion tile',
  ...trackSpaces,
})
