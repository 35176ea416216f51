import type { Good } from '@entrepot/yokohama'
import { BUY_PRICES, SELL_PRICES } from '../components.ts'
import { targetOf } from '../targets.ts'
import { havingEnough, type DecisionShown } from './shown.ts'

export const chinatown: DecisionShown = {
  title: ({ lexicon }, { left = 0 }) => lexicon.words.titles.chinatown(left),
  hint({ lexicon: { words, names } }) {
    const prices = Object.entries(BUY_PRICES).map(([what, yen]) => `${names.goods[what]} ${yen}`)
    return words.hints.chinatown(prices.join(', '))
  },
  view: 'me',
  choices: {
    sell: {
      label: ({ what }, { lexicon: { words, names } }) =>
        words.choices.sell(names.goods[what], SELL_PRICES[what] ?? 0),
      targets: ({ what }) => [targetOf('good', what)],
    },
    buy: {
      label: ({ what }, { lexicon: { words, names } }) =>
        words.choices.buy(names.goods[what], BUY_PRICES[what] ?? 0),
      targets: ({ what }) => [targetOf('good', what)],
    },
    ...havingEnough('chinatown'),
  },
  clicks: { good: (good) => ({ type: 'sell', what: good as Good }) },
}
