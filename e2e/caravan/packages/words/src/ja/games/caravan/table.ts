import type { Words } from '../../../en/games/caravan/table.ts'
import { did } from '../../speech.ts'

export const words: Words = {
  titles: {
    bid: 'このラウンドの先頭を競ってください',
    bidKept: '入札しました。全員が入札するまで変えられます',
    trade: (left) => (left === 1 ? '最後の取引をしてください' : `取引をしてください（残り ${left} 回）`),
  },
  choices: {
    bid: (amount) => `${amount} で入札する`,
    rebid: '入札を取り下げる',
    take: (amount) => `場から ${amount} 取る`,
    draw: '荷を引く',
    rest: '休む',
  },
  phases: { bids: '入札', trades: '取引', over: '終了' },
  log: {
    bidMade: did('入札', 'し', 'した'),
    bidTaken: did('入札を取り下', 'げ', 'げた'),
    drawn: did('荷を引', 'き', 'いた'),
    bale: (value) => did(`価値${value}の荷を見`, '', 'た'),
    rested: did('休', 'み', 'んだ'),
    taken: (amount) => did(`場から${amount}取`, 'り', 'った'),
    bidsShown: (bids) => `入札の公開：${bids.join('、')}。`,
    roundBegins: (round, pool) => `第${round}ラウンド開始。場のコインは${pool}枚。`,
    ended: '隊商が到着した。',
  },
  things: {
    road: '道',
    bids: '入札',
    pool: '場',
    deck: '山札の荷',
    coins: 'コイン',
    bales: '荷',
    paid: '入札の支払い',
    bid: '入札',
    secret: '秘密',
    none: 'なし',
    own: '自分の袋',
    others: 'ほかの人',
    bagsOf: (name) => `${name}の袋`,
  },
}
