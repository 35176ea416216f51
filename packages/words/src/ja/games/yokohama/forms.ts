import { formsOf } from '../../../forms.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence, and what they are counted with.

export const area = formsOf(names.areas)
export const technology = formsOf(names.technologies)
export const country = formsOf(names.countries)
export const order = (id: string): string => `${country(id)}の注文書`
export const agent = (id: string): string => `${country(id)}のお手伝い外国人`

/** 交易品は個、お金は円で数える。 */
export function amountOf(what: string, n: number): string {
  if (what === 'vp') return `${n}勝利点`
  if (what === 'yen') return `${n}円`
  return `${names.goods[what] ?? what}${n}個`
}

const COUNTERS: Readonly<Record<string, string>> = { assistant: '人', shop: '軒', tradingHouse: '軒' }

/** 部下は人、建物は軒で数える。 */
export function piecesOf(piece: string, n: number): string {
  return `${names.pieces[piece] ?? piece}${n}${COUNTERS[piece] ?? '個'}`
}

/** What an achievement asks for, on a button. */
export const achievement = formsOf({
  'ach-a1': '銅5個',
  'ach-a2': '生糸6個',
  'ach-a3': 'お茶7個',
  'ach-a4': '海産物7個',
  'ach-b1': '10円',
  'ach-b2': 'チップと外国人5',
  'ach-b3': '注文書5枚',
  'ach-b4': '技術カード4枚',
  'ach-c1': '生産4か所',
  'ach-c2': '商業4か所',
  'ach-c3': '生産3・商業2',
  'ach-c4': '生産2・商業3',
})

export const pieceName = formsOf(names.pieces)
