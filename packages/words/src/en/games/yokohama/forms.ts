import { formsOf } from '../../../forms.ts'
import { joined, pluralIn } from '../../../plural.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence.

const plural = pluralIn('en')

/** The areas with their article: "the Church", "Chinatown". */
export const area = formsOf({
  ...names.areas,
  bank: 'the Bank',
  'port-a': 'the Port',
  'port-b': 'the Dock',
  'lab-a': 'the Laboratory',
  'lab-b': 'the Research Center',
  agency: 'the Employment Agency',
  church: 'the Church',
  customs: 'the Customs House',
  canal: 'the Canal',
})

export const technology = formsOf(names.technologies)

const adjectives = formsOf({
  england: 'an English',
  usa: 'an American',
  france: 'a French',
  germany: 'a German',
  netherlands: 'a Dutch',
})
export const order = (country: string): string => `${adjectives(country)} order`
/** Orders by their number: "a German order", "2 American orders". */
export const ordersOf = (country: string, n: number): string =>
  n === 1 ? order(country) : joined(n, adjectives(country).replace(/^an? /, ''), 'orders')
/** An order on a button: "German order (4 VP)". */
export const orderCard = (country: string, vp: number): string => {
  const name = order(country).replace(/^an? /, '')
  return vp === 0 ? name : `${name} (${joined(vp, 'VP')})`
}
export const agent = (country: string): string => `${adjectives(country)} agent`

const units: Readonly<Record<string, (n: number) => string>> = {
  vp: () => 'VP',
  import: (n) => plural(n, { one: 'import', other: 'imports' }),
}

/** So much of something: "2 imports". */
export function amountOf(what: string, n: number): string {
  return joined(n, units[what]?.(n) ?? what)
}

const pieces: Readonly<Record<string, readonly [one: string, more: string]>> = {
  assistant: ['an assistant', 'assistants'],
  shop: ['a shop', 'shops'],
  tradingHouse: ['a trading house', 'trading houses'],
}

/** Pieces by their number: "a shop", "2 assistants". */
export function piecesOf(piece: string, n: number): string {
  const [one, more] = pieces[piece] ?? [piece, piece]
  return n === 1 ? one : joined(n, more)
}

export const pieceName = (piece: string): string => piecesOf(piece, 1).replace(/^an? /, '')

/** What an achievement asks for, on a button. */
export const achievement = formsOf({
  'ach-a1': '5\u00a0copper',
  'ach-a2': '6\u00a0silk',
  'ach-a3': '7\u00a0tea',
  'ach-a4': '7\u00a0fish',
  'ach-b1': '10\u00a0yen',
  'ach-b2': '5 tokens and agents',
  'ach-b3': '5\u00a0orders',
  'ach-b4': '4\u00a0technologies',
  'ach-c1': '4 production areas',
  'ach-c2': '4 commercial areas',
  'ach-c3': '3 production, 2 commercial',
  'ach-c4': '2 production, 3 commercial',
})
