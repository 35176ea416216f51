import { formsOf, numberOf } from '../../../forms.ts'
import { cardForms } from '../../../games/mombasa/card-forms.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence, in the cases that sentences ask for.

/** Кого, что. */
export const company = formsOf({
  mombasa: 'Момбасу',
  'cape-town': 'Кейптаун',
  'saint-louis': 'Сент-Луис',
  cairo: 'Каир',
})

/** Кого, чего. */
export const ofCompany = formsOf({
  mombasa: 'Момбасы',
  'cape-town': 'Кейптауна',
  'saint-louis': 'Сент-Луиса',
  cairo: 'Каира',
})

export const companyName = formsOf(names.companies)
export const regionName = formsOf(names.regions)
/** Кого, чего. */
export const good = formsOf({ coffee: 'кофе', banana: 'бананов', cotton: 'хлопка' })

/** Кого, что. */
export const region = formsOf({
  ...names.regions,
  nubia: 'Нубию',
  senegambia: 'Сенегамбию',
  'lake-chad': 'озеро Чад',
  abyssinia: 'Абиссинию',
  buganda: 'Буганду',
  'lower-guinea': 'Нижнюю Гвинею',
  'congo-basin': 'бассейн Конго',
  lunda: 'Лунду',
  katanga: 'Катангу',
  bunkeya: 'Бункею',
})

/** Откуда. */
export const outOfRegion = formsOf({
  adrar: 'из Адрара',
  air: 'из Аира',
  tibesti: 'из Тибести',
  nubia: 'из Нубии',
  senegambia: 'из Сенегамбии',
  bornu: 'из Борну',
  'lake-chad': 'с озера Чад',
  darfur: 'из Дарфура',
  abyssinia: 'из Абиссинии',
  somaliland: 'из Сомалиленда',
  'gold-coast': 'с Золотого Берега',
  hausaland: 'из Хаусаленда',
  buganda: 'из Буганды',
  maasailand: 'из Масаиленда',
  'lower-guinea': 'из Нижней Гвинеи',
  'congo-basin': 'из бассейна Конго',
  lunda: 'из Лунды',
  katanga: 'из Катанги',
  bunkeya: 'из Бункеи',
  'swahili-coast': 'с Берега Суахили',
  damaraland: 'из Дамараленда',
  kalahari: 'из Калахари',
  transvaal: 'из Трансвааля',
  mozambique: 'из Мозамбика',
})

/** A card or a bonus tile: кого, что. */
export const card = cardForms(
  {
    companies: names.companies,
    cardTypes: {
      coffee: 'кофе',
      banana: 'бананы',
      cotton: 'хлопок',
      expansion: 'экспансию',
      bookkeeper: 'бухгалтера',
      diamondMerchant: 'торговца алмазами',
    },
    valueCard: (type, value) => `${type}\u00a0${value}`,
    cardWithShare: (plain, id) => `${plain} с акцией ${ofCompany(id)}`,
    seatCard: (plain) => plain,
    companyMerchant: (merchant, _name, id) => `${merchant} ${ofCompany(id)}`,
    shareCard: (id) => `акцию ${ofCompany(id)}`,
  },
  {
    'tile-plus1-good': 'тайл «+1\u00a0товар»',
    'tile-bookkeeper': 'тайл бухгалтера',
    'tile-merchant': 'тайл торговца алмазами',
    'tile-expansion': 'тайл экспансии',
  },
)

export const book = (id: string): string => `книгу\u00a0${id.replace('book-', '')}`
/** The book as what somebody does something with later in the sentence: its number alone. */
export const bookNumber = (id: string): string => id.replace('book-', '')
export const startTile = (id: string): string => `стартовый тайл\u00a0${numberOf(id)}`

const trackSpaces = Object.fromEntries(
  ['C1', 'C2', 'D1', 'D2'].flatMap((track) => [
    [`${track}-first`, `первое место ${track}`],
    [`${track}-second`, `второе место ${track}`],
  ]),
)

/** На что. */
export const bonusSpace = formsOf({
  'bs-first-player': 'место первого игрока',
  'bs-buy-card': 'место покупки',
  'bs-sell-card': 'место сброса',
  'bs-majority-coffee': 'место большинства по кофе',
  'bs-majority-banana': 'место большинства по бананам',
  'bs-majority-cotton': 'место большинства по хлопку',
  'bs-majority-expansion': 'место большинства по экспансии',
  'bs-tile-plus1-good': 'тайл «+1\u00a0товар»',
  'bs-tile-bookkeeper': 'тайл бухгалтера',
  'bs-tile-merchant': 'тайл торговца алмазами',
  'bs-tile-expansion': 'тайл экспансии',
  ...trackSpaces,
})
