import type { Words } from '../../../en/games/caravan/table.ts'

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
    bidMade: '入札しました。',
    bidTaken: '入札を取り下げました。',
    bidsShown: (bids) => `入札の公開：${bids}。`,
    drawn: '荷を引きました。',
    bale: (value) => `荷の価値は ${value} です。`,
    rested: '休みました。',
    taken: (amount) => `場から ${amount} 取りました。`,
    roundBegins: (round, pool) => `ラウンド ${round} が始まります。場の硬貨は ${pool} 枚です。`,
    ended: '隊商が到着しました。',
  },
  things: {
    road: '道',
    bids: '入札',
    pool: '場',
    deck: '山札の荷',
    coins: '硬貨',
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
