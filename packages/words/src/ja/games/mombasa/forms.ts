import { formsOf, numberOf } from '../../../forms.ts'
import { cardForms } from '../../../games/mombasa/card-forms.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence.

export const company = formsOf(names.companies)
export const region = formsOf(names.regions)
export const good = formsOf(names.goods)

/** A card or a bonus tile. */
export const card = cardForms(
  {
    companies: names.companies,
    cardTypes: names.cardTypes,
    valueCard: (type, value) => `${type}${value}`,
    cardWithShare: (plain, id) => `${plain}（${names.companies[id]}の株つき）`,
    seatCard: (plain) => plain,
    companyMerchant: (merchant, id) => `${merchant}（${id}）`,
    shareCard: (id) => `${names.companies[id]}の株`,
  },
  names.bonusTiles,
)

export const bookNumber = (id: string): string => id.replace('book-', '')
export const book = (id: string): string => `帳簿${bookNumber(id)}`
export const startTile = (id: string): string => `開始タイル${numberOf(id)}`

const trackSpaces = Object.fromEntries(
  ['C1', 'C2', 'D1', 'D2'].flatMap((track) => [
    [`${track}-first`, `${track}第1スペース`],
    [`${track}-second`, `${track}第2スペース`],
  ]),
)

export const bonusSpace = formsOf({
  'bs-first-player': 'スタートプレイヤースペース',
  'bs-buy-card': '購入スペース',
  'bs-sell-card': '廃棄スペース',
  'bs-majority-coffee': 'コーヒー最多スペース',
  'bs-majority-banana': 'バナナ最多スペース',
  'bs-majority-cotton': '綿花最多スペース',
  'bs-majority-expansion': '探検最多スペース',
  'bs-tile-plus1-good': '「商品+1」タイルのスペース',
  'bs-tile-bookkeeper': '簿記係タイルのスペース',
  'bs-tile-merchant': 'ダイヤモンド商人タイルのスペース',
  'bs-tile-expansion': '探検タイルのスペース',
  ...trackSpaces,
})
