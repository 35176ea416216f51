import { formsOf } from '../../../forms.ts'
import { countedIn, joined, type Forms } from '../../../plural.ts'
import { articled } from '../../articles.ts'
import { words as names } from './names.ts'

// What things are called in the middle of a sentence.

const counted = countedIn('pt-BR')

export const area = articled(names.areas, {
  'copper-1': 'a',
  'copper-2': 'a',
  'silk-1': 'a',
  'silk-2': 'a',
  'tea-1': 'a',
  'tea-2': 'a',
  'fish-1': 'o',
  'fish-2': 'o',
  bank: 'o',
  'port-a': 'o',
  'port-b': 'a',
  'lab-a': 'o',
  'lab-b': 'o',
  agency: 'a',
  church: 'a',
  customs: 'a',
  canal: 'o',
})

export const technology = formsOf(names.technologies)
/** One of them is called “Tecnologia de …” already. */
export const theTechnology = (id: string): string =>
  `a ${technology(id).startsWith('Tecnologia') ? '' : 'tecnologia '}${technology(id)}`

const nation = formsOf({
  england: 'inglês',
  usa: 'americano',
  france: 'francês',
  germany: 'alemão',
  netherlands: 'holandês',
})
export const order = (country: string): string => `um pedido ${nation(country)}`
const nations = formsOf({
  england: 'ingleses',
  usa: 'americanos',
  france: 'franceses',
  germany: 'alemães',
  netherlands: 'holandeses',
})
/** Orders by their number: "um pedido alemão", "2 pedidos americanos". */
export const ordersOf = (country: string, n: number): string =>
  n === 1 ? order(country) : joined(n, `pedidos ${nations(country)}`)
export const agent = (country: string): string => `um agente ${nation(country)}`

const nouns: Readonly<Record<string, Forms>> = {
  vp: { other: 'PV' },
  yen: { one: 'iene', other: 'ienes' },
  import: { one: 'importado', other: 'importados' },
  copper: { one: 'cobre', other: 'cobres' },
  silk: { one: 'seda', other: 'sedas' },
  tea: { one: 'chá', other: 'chás' },
  fish: { one: 'peixe', other: 'peixes' },
}

export function amountOf(what: string, n: number): string {
  return counted(n, nouns[what] ?? { other: what })
}

const pieces: Readonly<Record<string, readonly [one: string, more: string]>> = {
  assistant: ['um assistente', 'assistentes'],
  shop: ['uma loja', 'lojas'],
  tradingHouse: ['uma casa comercial', 'casas comerciais'],
}

/** Pieces by their number: "uma loja", "2 assistentes". */
export function piecesOf(piece: string, n: number): string {
  const [one, more] = pieces[piece] ?? [piece, piece]
  return n === 1 ? one : joined(n, more)
}

/** What an achievement asks for, on a button. */
export const achievement = formsOf({
  'ach-a1': '5\u00a0cobres',
  'ach-a2': '6\u00a0sedas',
  'ach-a3': '7\u00a0chás',
  'ach-a4': '7\u00a0peixes',
  'ach-b1': '10\u00a0ienes',
  'ach-b2': '5 fichas e agentes',
  'ach-b3': '5\u00a0pedidos',
  'ach-b4': '4\u00a0tecnologias',
  'ach-c1': '4\u00a0áreas de produção',
  'ach-c2': '4\u00a0áreas comerciais',
  'ach-c3': '3 de produção, 2 comerciais',
  'ach-c4': '2 de produção, 3 comerciais',
})

export const pieceName = (piece: string): string => piecesOf(piece, 1).replace(/^uma? /, '')
