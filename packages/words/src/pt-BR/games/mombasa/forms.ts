import { formsOf, numberOf } from '../../../forms.ts'
import { cardForms } from '../../../games/mombasa/card-forms.ts'
import { articled } from '../../articles.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence.

export const company = articled(names.companies, { 'cape-town': 'a', cairo: 'o' })

export const companyName = formsOf(names.companies)
export const regionName = formsOf(names.regions)
export const good = formsOf({ coffee: 'café', banana: 'bananas', cotton: 'algodão' })

export const region = articled(names.regions, {
  adrar: 'o',
  air: 'o',
  tibesti: 'o',
  nubia: 'a',
  senegambia: 'a',
  'lake-chad': 'o',
  abyssinia: 'a',
  somaliland: 'a',
  'gold-coast': 'a',
  hausaland: 'a',
  maasailand: 'a',
  'lower-guinea': 'a',
  'congo-basin': 'a',
  lunda: 'a',
  'swahili-coast': 'a',
  damaraland: 'a',
  kalahari: 'o',
  transvaal: 'o',
})

/** A card or a bonus tile. */
export const card = cardForms(
  {
    companies: names.companies,
    cardTypes: {
      coffee: 'café',
      banana: 'bananas',
      cotton: 'algodão',
      expansion: 'expansão',
      bookkeeper: 'escriturário',
      diamondMerchant: 'um mercador de diamantes',
    },
    valueCard: (type, value) => `${type}\u00a0${value}`,
    cardWithShare: (plain, id) => `${plain} com quota ${company.de(id)}`,
    seatCard: (plain) => plain,
    companyMerchant: (merchant, _name, id) => `${merchant.replace(/^um /, 'o ')} ${company.de(id)}`,
    shareCard: (id) => `uma quota ${company.de(id)}`,
  },
  {
    'tile-plus1-good': 'o tile “+1” de bens',
    'tile-bookkeeper': 'o tile de escriturário',
    'tile-merchant': 'o tile de mercador de diamantes',
    'tile-expansion': 'o tile de expansão',
  },
)

export const bookNumber = (id: string): string => id.replace('book-', '')
export const book = (id: string): string => `o livro\u00a0${bookNumber(id)}`
export const startTile = (id: string): string => `o tile inicial\u00a0${numberOf(id)}`

const trackSpaces = Object.fromEntries(
  ['C1', 'C2', 'D1', 'D2'].flatMap((track) => [
    [`${track}-first`, `no 1º espaço de ${track}`],
    [`${track}-second`, `no 2º espaço de ${track}`],
  ]),
)

/** Em que espaço. */
export const inBonusSpace = formsOf({
  'bs-first-player': 'no espaço de primeiro jogador',
  'bs-buy-card': 'no espaço de compra',
  'bs-sell-card': 'no espaço de descarte',
  'bs-majority-coffee': 'no espaço da maioria de café',
  'bs-majority-banana': 'no espaço da maioria de bananas',
  'bs-majority-cotton': 'no espaço da maioria de algodão',
  'bs-majority-expansion': 'no espaço da maioria de expansão',
  'bs-tile-plus1-good': 'no tile “+1” de bens',
  'bs-tile-bookkeeper': 'no tile de escriturário',
  'bs-tile-merchant': 'no tile de mercador de diamantes',
  'bs-tile-expansion': 'no tile de expansão',
  ...trackSpaces,
})
