import type { NewsWords } from '../../../en/games/yokohama/news.ts'
import { tallied } from '../../../forms.ts'
import { did, speech } from '../../speech.ts'
import { agent, amountOf, area, country as countryName, order, piecesOf, technology } from './forms.ts'
import { words as names } from './names.ts'

const { facts, list, person } = speech

type Amounts = Parameters<NewsWords['gained']>[0]
type Orders = Parameters<NewsWords['orderTaken']>[0]
const amounts = (all: Amounts): string => list(all.map(({ what, amount }) => amountOf(what, amount)))
const orders = (all: Orders): string =>
  list(all.map(({ country, vp }) => (vp === 0 ? order(country) : `${order(country)}（${vp}勝利点）`)))

type Payments = Parameters<NewsWords['paid']>[0]
const payment = ({ to, amounts: all }: Payments[number], isAlone: boolean): string => {
  if (to === 'canal') return `運河の通行料${isAlone ? '' : 'として'}${amounts(all)}`
  if (to !== null) return `${person(to)}に${amounts(all)}`
  return isAlone ? amounts(all) : `サプライに${amounts(all)}`
}

const deployment = ({ from, to }: Parameters<NewsWords['deployed']>[0][number]): string => {
  const sources = tallied(from)
  const place = (id: string | null): string => (id === null ? '手元' : area(id))
  const one = sources.length > 1 && sources.length === from.length
  const who = one
    ? `${list(from.map(place))}から部下を1人ずつ`
    : `${facts(sources.map(([id, count]) => `${place(id)}から${piecesOf('assistant', count)}`))}を`
  return `${who}${area(to)}へ`
}

const inAll = (countries: readonly string[]): string =>
  list(tallied(countries).map(([country, count]) => `${order(country)}${count === 1 ? '' : `${count}枚`}`))

export const words: NewsWords = {
  orderChosen: did('注文書を選', 'び', 'んだ'),
  choiceReopened: did('選び直すことに', 'し', 'した'),
  orderKept: (kept) => did(`${orders([kept])}を手元に残`, 'し', 'した'),
  placed: (places) =>
    did(
      `${facts(places.map((place) => `${area(place.area)}に${piecesOf('assistant', place.count)}`))}を配置`,
      'し',
      'した',
    ),
  placedOnes: (areas) => did(`${list(areas.map(area))}に部下を1人ずつ配置`, 'し', 'した'),
  walked: (id) => did(`社長を${area(id)}へ動か`, 'し', 'した'),
  tram: (id) => did(`社長を路面電車で${id === null ? '' : `${area(id)}へ`}動か`, 'し', 'した'),
  entered: (id) => did(`社長を${area(id)}に置`, 'き', 'いた'),
  stayed: did('社長を手元に残', 'し', 'した'),
  returned: did('社長を手元に戻', 'し', 'した'),
  returnedWith: (n) => did(`社長と${piecesOf('assistant', n)}を手元に戻`, 'し', 'した'),
  recalled: (n) => did(`${piecesOf('assistant', n)}を手元に戻`, 'し', 'した'),
  acted: (id, power) => did(`${area(id)}のアクションをパワー${power}で行`, 'い', 'った'),
  sent: (country, id, power) =>
    did(`${agent(country)}を使い、${area(id)}のアクションをパワー${power}で行`, 'い', 'った'),
  paid: (payments) =>
    did(`${facts(payments.map((one) => payment(one, payments.length === 1)))}を払`, 'い', 'った'),
  gained: (all) => did(`${amounts(all)}を得`, 'て', 'た'),
  gainedFrom: (all, source) =>
    did(
      `${source === 'tradingHouse' ? names.pieces[source] : technology(source)}で${amounts(all)}を得`,
      'て',
      'た',
    ),
  sold: (sold, yen) => did(`${amounts(sold)}を${yen}円で売`, 'り', 'った'),
  bought: (bought, yen) => did(`${amounts(bought)}を${yen}円で買`, 'い', 'った'),
  orderTaken: (taken) => did(`${orders(taken)}を取`, 'り', 'った'),
  technologyAcquired: (id) => did(`${technology(id)}を獲得`, 'し', 'した'),
  technologyUsed: (id, costs) =>
    did(`${costs.length === 0 ? '' : `${amounts(costs)}を払って`}${technology(id)}を使`, 'い', 'った'),
  stationPlaced: (id) => did(`駅コマを${area(id)}に置`, 'き', 'いた'),
  agentTaken: (countries) => did(`${list(countries.map(agent))}を迎`, 'え', 'えた'),
  fetched: (pieces) =>
    did(`倉庫から${list(pieces.map(({ piece, count }) => piecesOf(piece, count)))}を手元へ移`, 'し', 'した'),
  church: (faith) => did(`教会ボードの信仰${faith}のマスに部下を置`, 'き', 'いた'),
  customs: (imports) => did(`税関ボードの${amountOf('import', imports)}のマスに部下を置`, 'き', 'いた'),
  tokenTaken: did('5パワーチップを取', 'り', 'った'),
  built: (piece) => did(`${names.pieces[piece] ?? piece}を建`, 'て', 'てた'),
  builtAt: (piece, id) => did(`${area(id)}に${names.pieces[piece] ?? piece}を建`, 'て', 'てた'),
  recovered: (n) => did(`${piecesOf('assistant', n)}を回収`, 'し', 'した'),
  leftBehind: (n) => did(`${piecesOf('assistant', n)}をその場に残`, 'し', 'した'),
  deployed: (moves) => did(`${facts(moves.map(deployment))}派遣`, 'し', 'した'),
  achieved: (id) => did(`目標「${names.achievements[id]}」を果た`, 'し', 'した'),
  orderFulfilled: (countries) => did(`${inAll(countries)}を達成`, 'し', 'した'),
  begins: did('スタートプレイヤーに', 'なり', 'なった'),
  table: {
    allHaveChosen: '全員が選び終えた。',
    orders: (id, countries) =>
      `${area(id)}の新しい注文書：${facts(
        tallied(countries).map(
          ([country, count]) => `${countryName(country)}${count === 1 ? '' : `${count}枚`}`,
        ),
      )}。`,
    technologies: (id, all) => `${area(id)}の新しい技術カード：${facts(all.map(technology))}。`,
    noCard: (id) => `${area(id)}に新しいカードはない。`,
    reasons: {
      tradingHouses: '商館が4軒建った。',
      shops: '店舗が8軒建った。',
      orders: '注文書がなくなった。',
      church: '教会ボードの部下が規定数に達した。',
      customs: '税関ボードの部下が規定数に達した。',
    },
    lastRound: (round) => `第${round}ラウンドが最終ラウンド。`,
    over: 'ゲーム終了。',
  },
}
