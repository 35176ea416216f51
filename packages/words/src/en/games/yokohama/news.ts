import { tallied } from '../../../forms.ts'
import { deed, type Person } from '../../../speech.ts'
import type { Shape } from '../../../shape.ts'
import { speech } from '../../speech.ts'
import { agent, amountOf, area, order, ordersOf, piecesOf, technology } from './forms.ts'
import { words as names } from './names.ts'

const { list, person } = speech

interface Amount {
  readonly what: string
  readonly amount: number
}
interface Payment {
  /** Null is the supply. */
  readonly to: Person | 'canal' | null
  readonly amounts: readonly Amount[]
}
interface Placed {
  readonly area: string
  readonly count: number
}
interface Pieces {
  readonly piece: string
  readonly count: number
}
/** Who goes to one area; null is the hand. */
interface Deployment {
  readonly from: readonly (string | null)[]
  readonly to: string
}
interface Order {
  readonly country: string
  readonly vp: number
}

const amounts = (all: readonly Amount[]): string =>
  list(all.map(({ what, amount }) => amountOf(what, amount)))
const orders = (all: readonly Order[]): string =>
  list(
    all.map(({ country, vp }) => (vp === 0 ? order(country) : `${order(country)} (${amountOf('vp', vp)})`)),
  )

/** The supply is named beside others; for crossing the canal see Y5.5. */
const payment = ({ to, amounts: all }: Payment, isAlone: boolean): string => {
  if (to === 'canal') return `${amounts(all)} to cross the canal`
  if (to !== null) return `${amounts(all)} to ${person(to)}`
  return isAlone ? amounts(all) : `${amounts(all)} to the supply`
}

const deployment = ({ from, to }: Deployment): string => {
  const sources = tallied(from)
  const place = (id: string | null): string => (id === null ? 'hand' : area(id))
  const one = sources.length > 1 && sources.length === from.length
  const who = one
    ? `assistants from ${list(from.map(place))}`
    : list(sources.map(([id, count]) => `${piecesOf('assistant', count)} from ${place(id)}`))
  return `${who} to ${area(to)}`
}

const inAll = (countries: readonly string[]): string =>
  list(tallied(countries).map(([country, count]) => ordersOf(country, count)))

/** What happened, by deeds: the telling names things by their ids and says who did it. */
export const words = {
  orderChosen: deed('choose an order', 'chooses an order'),
  choiceReopened: deed('choose again', 'chooses again'),
  orderKept: (kept: Order) => deed('keep', 'keeps', orders([kept])),
  placed: (places: readonly Placed[]) =>
    deed(
      'place',
      'places',
      list(places.map((place) => `${piecesOf('assistant', place.count)} at ${area(place.area)}`)),
    ),
  placedOnes: (areas: readonly string[]) =>
    deed('place assistants at', 'places assistants at', list(areas.map(area))),
  walked: (id: string) => deed('walk to', 'walks to', area(id)),
  /** Null is where the action follows. */
  tram: (id: string | null) => deed('take the tram', 'takes the tram', id === null ? '' : `to ${area(id)}`),
  entered: (id: string) => deed('put your president on', 'puts the president on', area(id)),
  stayed: deed('leave your president in hand', 'leaves the president in hand'),
  returned: deed('take back your president', 'takes back the president'),
  returnedWith: (n: number) =>
    deed('take back your president and', 'takes back the president and', piecesOf('assistant', n)),
  recalled: (n: number) => deed('take back', 'takes back', piecesOf('assistant', n)),
  acted: (id: string, power: number) => deed('act at', 'acts at', `${area(id)} with power\u00a0${power}`),
  sent: (country: string, id: string, power: number) =>
    deed('send', 'sends', `${agent(country).replace(/^an?/, 'the')} to ${area(id)} with power\u00a0${power}`),
  paid: (payments: readonly Payment[]) =>
    deed('pay', 'pays', list(payments.map((one) => payment(one, payments.length === 1)))),
  gained: (all: readonly Amount[]) => deed('gain', 'gains', amounts(all)),
  /** What another player's turn brings; the source is a trading house or a technology. */
  gainedFrom: (all: readonly Amount[], source: string) =>
    deed(
      'gain',
      'gains',
      `${amounts(all)} from ${source === 'tradingHouse' ? 'a trading house' : technology(source)}`,
    ),
  sold: (sold: readonly Amount[], yen: number) =>
    deed('sell', 'sells', `${amounts(sold)} for ${amountOf('yen', yen)}`),
  bought: (bought: readonly Amount[], yen: number) =>
    deed('buy', 'buys', `${amounts(bought)} for ${amountOf('yen', yen)}`),
  orderTaken: (taken: readonly Order[]) => deed('take', 'takes', orders(taken)),
  technologyAcquired: (id: string) => deed('acquire', 'acquires', technology(id)),
  technologyUsed: (id: string, costs: readonly Amount[]) =>
    deed('use', 'uses', costs.length === 0 ? technology(id) : `${technology(id)} for ${amounts(costs)}`),
  stationPlaced: (id: string) => deed('put the station on', 'puts the station on', area(id)),
  agentTaken: (countries: readonly string[]) => deed('receive', 'receives', list(countries.map(agent))),
  fetched: (pieces: readonly Pieces[]) =>
    deed('fetch', 'fetches', list(pieces.map(({ piece, count }) => piecesOf(piece, count)))),
  church: (faith: number) =>
    deed('put an assistant on', 'puts an assistant on', `the church board (faith\u00a0${faith})`),
  customs: (imports: number) =>
    deed('put an assistant on', 'puts an assistant on', `the customs board (${amountOf('import', imports)})`),
  tokenTaken: deed('claim the 5-power token', 'claims the 5-power token'),
  built: (piece: string) => deed('build', 'builds', piecesOf(piece, 1)),
  builtAt: (piece: string, id: string) => deed('build', 'builds', `${piecesOf(piece, 1)} at ${area(id)}`),
  recovered: (n: number) => deed('take back', 'takes back', piecesOf('assistant', n)),
  leftBehind: (n: number) => deed('leave', 'leaves', `${piecesOf('assistant', n)} there`),
  /** One assistant from each of these, null being the hand. */
  deployed: (moves: readonly Deployment[]) => deed('deploy', 'deploys', list(moves.map(deployment))),
  achieved: (id: string) => deed('reach', 'reaches', `the achievement “${names.achievements[id]}”`),
  orderFulfilled: (countries: readonly string[]) => deed('fulfil', 'fulfils', inAll(countries)),
  begins: deed('begin', 'begins'),
  table: {
    allHaveChosen: 'Everyone has chosen.',
    orders: (id: string, countries: readonly string[]) => `New at ${area(id)}: ${inAll(countries)}.`,
    technologies: (id: string, all: readonly string[]) => `New at ${area(id)}: ${list(all.map(technology))}.`,
    noCard: (id: string) => `No new card at ${area(id)}.`,
    reasons: {
      tradingHouses: 'Four trading houses have been built.',
      shops: 'Eight shops have been built.',
      orders: 'The orders have run out.',
      church: 'The church board has enough assistants.',
      customs: 'The customs board has enough assistants.',
    },
    lastRound: (round: number) => `Round\u00a0${round} is the last one.`,
    over: 'The game is over.',
  },
}

export type NewsWords = Shape<typeof words>
