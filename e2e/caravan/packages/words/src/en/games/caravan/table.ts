import type { Shape } from '../../../shape.ts'
import { deed } from '../../../speech.ts'

export const words = {
  titles: {
    bid: 'Bid for the lead of this round',
    bidKept: 'Your bid is laid. You may still change it until all have bid',
    trade: (left: number) => (left === 1 ? 'Make your last trade' : `Make a trade (${left} are left)`),
  },
  choices: {
    bid: (amount: number) => `Bid ${amount}`,
    rebid: 'Take the bid back',
    take: (amount: number) => `Take ${amount} from the pool`,
    draw: 'Draw a bale',
    rest: 'Rest',
  },
  phases: { bids: 'Bids', trades: 'Trades', over: 'The end' },
  log: {
    bidMade: deed('lay a bid', 'lays a bid'),
    bidTaken: deed('take the bid back', 'takes the bid back'),
    drawn: deed('draw a bale', 'draws a bale'),
    bale: (value: number) => deed('find', 'finds', `it worth ${value}`),
    rested: deed('rest', 'rests'),
    taken: (amount: number) => deed('take', 'takes', `${amount} from the pool`),
    bidsShown: (bids: readonly string[]) => `The bids are shown: ${bids.join(', ')}.`,
    roundBegins: (round: number, pool: number) => `Round ${round} begins with ${pool} coins in the pool.`,
    ended: 'The caravan has arrived.',
  },
  things: {
    road: 'The road',
    bids: 'Bids',
    pool: 'Pool',
    deck: 'Bales in the deck',
    coins: 'Coins',
    bales: 'Bales',
    paid: 'Paid for bids',
    bid: 'Bid',
    secret: 'secret',
    none: 'none',
    own: 'Your bags',
    others: 'The others',
    bagsOf: (name: string) => `Bags of ${name}`,
  },
}

export type Words = Shape<typeof words>
