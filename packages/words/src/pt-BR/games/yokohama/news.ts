import type { NewsWords } from '../../../en/games/yokohama/news.ts'
import { tallied } from '../../../forms.ts'
import { deed, same } from '../../../speech.ts'
import { speech } from '../../speech.ts'
import { agent, amountOf, area, order, ordersOf, piecesOf, technology, theTechnology } from './forms.ts'
import { words as names } from './names.ts'

const { list, person } = speech

type Amounts = Parameters<NewsWords['gained']>[0]
type Orders = Parameters<NewsWords['orderTaken']>[0]
const amounts = (all: Amounts): string => list(all.map(({ what, amount }) => amountOf(what, amount)))
const orders = (all: Orders): string =>
  list(all.map(({ country, vp }) => (vp === 0 ? order(country) : `${order(country)} (${vp}\u00a0PV)`)))

type Payments = Parameters<NewsWords['paid']>[0]
const payment = ({ to, amounts: all }: Payments[number], isAlone: boolean): string => {
  if (to === 'canal') return `${amounts(all)} para cruzar o canal`
  if (to !== null) return `${amounts(all)} a ${person(to)}`
  return isAlone ? amounts(all) : `${amounts(all)} à reserva`
}

const deployment = ({ from, to }: Parameters<NewsWords['deployed']>[0][number]): string => {
  const sources = tallied(from)
  const place = (id: string | null): string => (id === null ? 'da mão' : area.de(id))
  const one = sources.length > 1 && sources.length === from.length
  const who = one
    ? `assistentes ${list(from.map(place))}`
    : list(sources.map(([id, count]) => `${piecesOf('assistant', count)} ${place(id)}`))
  return `${who} ${area.para(to)}`
}

const inAll = (countries: readonly string[]): string =>
  list(tallied(countries).map(([country, count]) => ordersOf(country, count)))

// The verbs of “você” are those of the third person: only what belongs to somebody differs.
export const words: NewsWords = {
  orderChosen: same('escolhe um pedido'),
  choiceReopened: same('escolhe de novo'),
  orderKept: (kept) => same(`fica com ${orders([kept])}`),
  placed: (places) =>
    same(
      `coloca ${list(places.map((place) => `${piecesOf('assistant', place.count)} ${area.em(place.area)}`))}`,
    ),
  placedOnes: (areas) => same(`coloca assistentes ${list(areas.map(area.em))}`),
  walked: (id) => deed('leva seu presidente', 'leva o presidente', area.para(id)),
  tram: (id) =>
    deed('leva seu presidente de bonde', 'leva o presidente de bonde', id === null ? '' : area.para(id)),
  entered: (id) => deed('põe seu presidente', 'põe o presidente', area.em(id)),
  stayed: deed('deixa seu presidente na mão', 'deixa o presidente na mão'),
  returned: deed('traz seu presidente de volta', 'traz o presidente de volta'),
  returnedWith: (n) =>
    deed('traz de volta seu presidente e', 'traz de volta o presidente e', piecesOf('assistant', n)),
  recalled: (n) => same(`traz de volta ${piecesOf('assistant', n)}`),
  acted: (id, power) => same(`age ${area.em(id)} com poder\u00a0${power}`),
  sent: (country, id, power) =>
    same(`envia ${agent(country).replace(/^um /, 'o ')} ${area.para(id)} com poder\u00a0${power}`),
  // Money is paid, goods are handed over.
  paid: (payments) => {
    const isMoney = payments.every(({ amounts: all }) => all.every(({ what }) => what === 'yen'))
    return same(
      `${isMoney ? 'paga' : 'entrega'} ${list(payments.map((one) => payment(one, payments.length === 1)))}`,
    )
  },
  gained: (all) => same(`ganha ${amounts(all)}`),
  gainedFrom: (all, source) =>
    same(
      `ganha ${amounts(all)} com ${source === 'tradingHouse' ? 'uma casa comercial' : theTechnology(source)}`,
    ),
  sold: (sold, yen) => same(`vende ${amounts(sold)} por ${amountOf('yen', yen)}`),
  bought: (bought, yen) => same(`compra ${amounts(bought)} por ${amountOf('yen', yen)}`),
  orderTaken: (taken) => same(`pega ${orders(taken)}`),
  technologyAcquired: (id) => same(`adquire ${theTechnology(id)}`),
  technologyUsed: (id, costs) =>
    same(`usa ${theTechnology(id)}${costs.length === 0 ? '' : ` por ${amounts(costs)}`}`),
  stationPlaced: (id) => same(`põe a estação ${area.em(id)}`),
  agentTaken: (countries) => same(`recebe ${list(countries.map(agent))}`),
  fetched: (pieces) =>
    same(`busca ${list(pieces.map(({ piece, count }) => piecesOf(piece, count)))} no armazém`),
  church: (faith) => same(`põe um assistente no tabuleiro da igreja (fé\u00a0${faith})`),
  customs: (imports) => same(`põe um assistente no tabuleiro da alfândega (${amountOf('import', imports)})`),
  tokenTaken: same('fica com a ficha de 5\u00a0de poder'),
  built: (piece) => same(`constrói ${piecesOf(piece, 1)}`),
  builtAt: (piece, id) => same(`constrói ${piecesOf(piece, 1)} ${area.em(id)}`),
  recovered: (n) => same(`recolhe ${piecesOf('assistant', n)}`),
  leftBehind: (n) => same(`deixa ali ${piecesOf('assistant', n)}`),
  deployed: (moves) => same(`desloca ${list(moves.map(deployment))}`),
  achieved: (id) => same(`obtém a conquista “${names.achievements[id]}”`),
  orderFulfilled: (countries) => same(`cumpre ${inAll(countries)}`),
  begins: same('começa'),
  table: {
    allHaveChosen: 'Todos escolheram.',
    orders: (id, countries) => `Novidade ${area.em(id)}: ${inAll(countries)}.`,
    technologies: (id, all) => `Novidade ${area.em(id)}: ${list(all.map(technology))}.`,
    noCard: (id) => `Nenhuma carta nova ${area.em(id)}.`,
    reasons: {
      tradingHouses: 'Quatro casas comerciais foram construídas.',
      shops: 'Oito lojas foram construídas.',
      orders: 'Os pedidos acabaram.',
      church: 'O tabuleiro da igreja já tem assistentes suficientes.',
      customs: 'O tabuleiro da alfândega já tem assistentes suficientes.',
    },
    lastRound: (round) => `A rodada\u00a0${round} é a última.`,
    over: 'A partida terminou.',
  },
}
