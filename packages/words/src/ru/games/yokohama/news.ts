import type { NewsWords } from '../../../en/games/yokohama/news.ts'
import { tallied } from '../../../forms.ts'
import { deed } from '../../../speech.ts'
import { speech } from '../../speech.ts'
import { agent, amountTaken, at, into, order, ordersOf, outOf, piecesOf, technology } from './forms.ts'
import { words as names } from './names.ts'

const { list } = speech

type Amounts = Parameters<NewsWords['gained']>[0]
type Orders = Parameters<NewsWords['orderTaken']>[0]
const amounts = (all: Amounts): string => list(all.map(({ what, amount }) => amountTaken(what, amount)))
const orders = (all: Orders): string =>
  list(all.map(({ country, vp }) => (vp === 0 ? order(country) : `${order(country)} (${vp}\u00a0ПО)`)))

type Payments = Parameters<NewsWords['paid']>[0]
const paymentIn =
  (payments: Payments) =>
  ({ to, amounts: all }: Payments[number]): string => {
    if (to === 'canal') return `${amounts(all)} за проход через канал`
    if (to === null) return payments.length > 1 ? `${amounts(all)} в общий запас` : amounts(all)
    // Of several people, each is named before the sum.
    const people = payments.filter((other) => typeof other.to === 'object' && other.to !== null)
    if (to.isYou) return `вам ${amounts(all)}`
    return people.length > 1 ? `игроку ${to.name} ${amounts(all)}` : `${amounts(all)} игроку ${to.name}`
  }

const deployment = ({ from, to }: Parameters<NewsWords['deployed']>[0][number]): string => {
  const sources = tallied(from)
  const place = (id: string | null): string => (id === null ? 'из личной зоны' : outOf(id))
  const one = sources.length > 1 && sources.length === from.length
  const who = one
    ? `ассистентов ${list(from.map(place))}`
    : list(sources.map(([id, count]) => `${piecesOf('assistant', count)} ${place(id)}`))
  return `${who} ${into(to)}`
}

const inAll = (countries: readonly string[]): string =>
  list(tallied(countries).map(([country, count]) => ordersOf(country, count)))

export const words: NewsWords = {
  orderChosen: deed('выбираете заказ', 'выбирает заказ'),
  choiceReopened: deed('выбираете заново', 'выбирает заново'),
  orderKept: (kept) => deed('оставляете', 'оставляет', orders([kept])),
  placed: (places) =>
    deed(
      'размещаете',
      'размещает',
      list(places.map(({ area, count }) => `${piecesOf('assistant', count)} ${at(area)}`)),
    ),
  placedOnes: (areas) => deed('размещаете ассистентов', 'размещает ассистентов', list(areas.map(at))),
  walked: (id) => deed('ведёте президента', 'ведёт президента', into(id)),
  tram: (id) =>
    deed('отправляете президента трамваем', 'отправляет президента трамваем', id === null ? '' : into(id)),
  entered: (id) => deed('ставите президента', 'ставит президента', into(id)),
  stayed: deed('оставляете президента в личной зоне', 'оставляет президента в личной зоне'),
  returned: deed('возвращаете президента', 'возвращает президента'),
  returnedWith: (n) => deed('возвращаете президента и', 'возвращает президента и', piecesOf('assistant', n)),
  recalled: (n) => deed('возвращаете', 'возвращает', piecesOf('assistant', n)),
  acted: (id, power) => deed('действуете', 'действует', `${at(id)} с силой\u00a0${power}`),
  sent: (country, id, power) =>
    deed('отправляете', 'отправляет', `${agent(country)} ${into(id)} с силой\u00a0${power}`),
  // Money is paid, goods are given.
  paid: (payments) =>
    payments.every(({ amounts: all }) => all.every(({ what }) => what === 'yen'))
      ? deed('платите', 'платит', list(payments.map(paymentIn(payments))))
      : deed('отдаёте', 'отдаёт', list(payments.map(paymentIn(payments)))),
  gained: (all) => deed('получаете', 'получает', amounts(all)),
  gainedFrom: (all, source) =>
    deed(
      'получаете',
      'получает',
      `${amounts(all)} ${source === 'tradingHouse' ? 'за торговый дом' : `благодаря технологии ${technology(source)}`}`,
    ),
  sold: (sold, yen) => deed('продаёте', 'продаёт', `${amounts(sold)} за ${amountTaken('yen', yen)}`),
  bought: (bought, yen) => deed('покупаете', 'покупает', `${amounts(bought)} за ${amountTaken('yen', yen)}`),
  orderTaken: (taken) => deed('берёте', 'берёт', orders(taken)),
  technologyAcquired: (id) => deed('приобретаете технологию', 'приобретает технологию', technology(id)),
  technologyUsed: (id, costs) =>
    deed(
      'применяете технологию',
      'применяет технологию',
      costs.length === 0 ? technology(id) : `${technology(id)} за ${amounts(costs)}`,
    ),
  stationPlaced: (id) => deed('ставите станцию', 'ставит станцию', into(id)),
  agentTaken: (countries) => deed('берёте', 'берёт', list(countries.map(agent))),
  fetched: (pieces) =>
    deed(
      'берёте со склада',
      'берёт со склада',
      list(pieces.map(({ piece, count }) => piecesOf(piece, count))),
    ),
  church: (faith) => deed('ставите ассистента', 'ставит ассистента', `на поле церкви (вера\u00a0${faith})`),
  customs: (imports) =>
    deed('ставите ассистента', 'ставит ассистента', `на поле таможни (${amountTaken('import', imports)})`),
  tokenTaken: deed('забираете жетон «5 силы»', 'забирает жетон «5 силы»'),
  built: (piece) => deed('строите', 'строит', piecesOf(piece, 1)),
  builtAt: (piece, id) => deed('строите', 'строит', `${piecesOf(piece, 1)} ${at(id)}`),
  recovered: (n) => deed('возвращаете', 'возвращает', piecesOf('assistant', n)),
  leftBehind: (n) => deed('оставляете там', 'оставляет там', piecesOf('assistant', n)),
  deployed: (moves) => deed('перебрасываете', 'перебрасывает', list(moves.map(deployment))),
  achieved: (id) => deed('достигаете цели', 'достигает цели', `«${names.achievements[id]}»`),
  orderFulfilled: (countries) => deed('выполняете', 'выполняет', inAll(countries)),
  begins: deed('начинаете', 'начинает'),
  table: {
    allHaveChosen: 'Все сделали выбор.',
    orders: (id, countries) => `Новое ${at(id)}: ${inAll(countries)}.`,
    technologies: (id, all) => `Новое ${at(id)}: ${list(all.map(technology))}.`,
    noCard: (id) => `Новых карт ${at(id)} нет.`,
    reasons: {
      tradingHouses: 'Построены четыре торговых дома.',
      shops: 'Построено восемь магазинов.',
      orders: 'Заказы закончились.',
      church: 'На поле церкви достаточно ассистентов.',
      customs: 'На поле таможни достаточно ассистентов.',
    },
    lastRound: (round) => `Раунд\u00a0${round} будет последним.`,
    over: 'Партия окончена.',
  },
}
