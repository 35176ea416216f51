import { formsOf } from '../../../forms.ts'
import { countedIn, joined, pluralIn, type Forms } from '../../../plural.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence, in the cases that sentences ask for.

const counted = countedIn('ru')
const plural = pluralIn('ru')

/** Куда. */
export const into = formsOf({
  'copper-1': 'в медную шахту\u00a0I',
  'copper-2': 'в медную шахту\u00a0II',
  'silk-1': 'на шёлковую фабрику\u00a0I',
  'silk-2': 'на шёлковую фабрику\u00a0II',
  'tea-1': 'на плантацию чая\u00a0I',
  'tea-2': 'на плантацию чая\u00a0II',
  'fish-1': 'на рыболовный причал\u00a0I',
  'fish-2': 'на рыболовный причал\u00a0II',
  bank: 'в банк',
  'port-a': 'в порт\u00a0A',
  'port-b': 'в порт\u00a0B',
  'lab-a': 'в лабораторию\u00a0A',
  'lab-b': 'в лабораторию\u00a0B',
  agency: 'в агентство по найму',
  chinatown: 'в Чайнатаун',
  church: 'в церковь',
  customs: 'на таможню',
  canal: 'на канал',
})

/** Откуда. */
export const outOf = formsOf({
  'copper-1': 'из медной шахты\u00a0I',
  'copper-2': 'из медной шахты\u00a0II',
  'silk-1': 'с шёлковой фабрики\u00a0I',
  'silk-2': 'с шёлковой фабрики\u00a0II',
  'tea-1': 'с плантации чая\u00a0I',
  'tea-2': 'с плантации чая\u00a0II',
  'fish-1': 'с рыболовного причала\u00a0I',
  'fish-2': 'с рыболовного причала\u00a0II',
  bank: 'из банка',
  'port-a': 'из порта\u00a0A',
  'port-b': 'из порта\u00a0B',
  'lab-a': 'из лаборатории\u00a0A',
  'lab-b': 'из лаборатории\u00a0B',
  agency: 'из агентства по найму',
  chinatown: 'из Чайнатауна',
  church: 'из церкви',
  customs: 'с таможни',
  canal: 'с канала',
})

/** Где. */
export const at = formsOf({
  'copper-1': 'в медной шахте\u00a0I',
  'copper-2': 'в медной шахте\u00a0II',
  'silk-1': 'на шёлковой фабрике\u00a0I',
  'silk-2': 'на шёлковой фабрике\u00a0II',
  'tea-1': 'на плантации чая\u00a0I',
  'tea-2': 'на плантации чая\u00a0II',
  'fish-1': 'на рыболовном причале\u00a0I',
  'fish-2': 'на рыболовном причале\u00a0II',
  bank: 'в банке',
  'port-a': 'в порту\u00a0A',
  'port-b': 'в порту\u00a0B',
  'lab-a': 'в лаборатории\u00a0A',
  'lab-b': 'в лаборатории\u00a0B',
  agency: 'в агентстве по найму',
  chinatown: 'в Чайнатауне',
  church: 'в церкви',
  customs: 'на таможне',
  canal: 'на канале',
})

export const technology = (id: string): string => `«${names.technologies[id] ?? id}»`

/** Кого, что. */
export const order = formsOf({
  england: 'английский заказ',
  usa: 'американский заказ',
  france: 'французский заказ',
  germany: 'немецкий заказ',
  netherlands: 'голландский заказ',
})

/** Каких. */
const nations = formsOf({
  england: 'английских',
  usa: 'американских',
  france: 'французских',
  germany: 'немецких',
  netherlands: 'голландских',
})

/** Кого, что, by their number: немецкий заказ, 2 немецких заказа. */
export const ordersOf = (country: string, n: number): string =>
  n === 1
    ? order(country)
    : joined(n, nations(country), plural(n, { few: 'заказа', many: 'заказов', other: 'заказа' }))

/** Кого, что. */
export const agent = formsOf({
  england: 'английского наёмника',
  usa: 'американского наёмника',
  france: 'французского наёмника',
  germany: 'немецкого наёмника',
  netherlands: 'голландского наёмника',
})

const nouns: Readonly<Record<string, Forms>> = {
  vp: { other: 'ПО' },
  yen: { one: 'иена', few: 'иены', many: 'иен', other: 'иены' },
  import: { one: 'ящик', few: 'ящика', many: 'ящиков', other: 'ящика' },
  copper: { one: 'медь', few: 'меди', many: 'меди', other: 'меди' },
  silk: { one: 'шёлк', few: 'шёлка', many: 'шёлка', other: 'шёлка' },
  tea: { one: 'чай', few: 'чая', many: 'чая', other: 'чая' },
  fish: { one: 'рыба', few: 'рыбы', many: 'рыб', other: 'рыбы' },
}

/** Сколько чего, as a subject or a label: 1 рыба, 2 иены. */
export function amountOf(what: string, n: number): string {
  return counted(n, nouns[what] ?? { other: what })
}

/** Сколько чего, as an object: 1 рыбу, 21 иену. */
export function amountTaken(what: string, n: number): string {
  if (what === 'yen') return counted(n, { ...nouns['yen'], one: 'иену', other: 'иены' })
  if (what === 'fish') return counted(n, { ...nouns['fish'], one: 'рыбу', other: 'рыбы' })
  return amountOf(what, n)
}

const pieces: Readonly<Record<string, readonly [one: string, Forms]>> = {
  assistant: [
    'ассистента',
    { one: 'ассистента', few: 'ассистентов', many: 'ассистентов', other: 'ассистента' },
  ],
  shop: ['магазин', { one: 'магазин', few: 'магазина', many: 'магазинов', other: 'магазина' }],
  tradingHouse: [
    'торговый дом',
    { one: 'торговый дом', few: 'торговых дома', many: 'торговых домов', other: 'торгового дома' },
  ],
}

/** Кого, что: ассистента, 2 ассистентов, магазин. */
export function piecesOf(piece: string, n: number): string {
  const found = pieces[piece]
  if (found === undefined) return joined(n, piece)
  return n === 1 ? found[0] : counted(n, found[1])
}

/** What an achievement asks for, on a button. */
export const achievement = formsOf({
  'ach-a1': '5\u00a0меди',
  'ach-a2': '6\u00a0шёлка',
  'ach-a3': '7\u00a0чая',
  'ach-a4': '7\u00a0рыб',
  'ach-b1': '10\u00a0иен',
  'ach-b2': '5 жетонов и наёмников',
  'ach-b3': '5\u00a0заказов',
  'ach-b4': '4\u00a0технологии',
  'ach-c1': '4 производственные локации',
  'ach-c2': '4 коммерческие локации',
  'ach-c3': '3 производственные, 2 коммерческие',
  'ach-c4': '2 производственные, 3 коммерческие',
})

export const pieceName = formsOf({
  president: 'президент',
  assistant: 'ассистент',
  shop: 'магазин',
  tradingHouse: 'торговый дом',
  station: 'станция',
})
