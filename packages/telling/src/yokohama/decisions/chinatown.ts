import type { Good } from '@entrepot/yokohama'
import { BUY_PRICES, SELL_PRICES } from '../components.ts'
import { targetOf } from '../targets.ts'
import { havingEnough, type DecisionShown } from './shown.ts'

export const chinatown: DecisionShown = {
  title: ({ lexicon }, { left = 0 }) => lexicon.words.titles.chinatown(left),
  hint: ({ lexicon: { words } }) => words.hints.chinatown(Object.entries(BUY_PRICES)),
  view: 'me',
  choices: {
    sell: {
      label: ({ what }, { lexicon: { words } }) => words.choices.sell(what, SELL_PRICES[what] ?? 0),
      targets: ({ what }) => [targetOf('good', what)],
    },
    buy: {
      label: ({ what }, { lexicon: { words } }) => words.choices.buy(what, BUY_PRICES[what] ?? 0),
      targets: ({ what }) => [targetOf('good', what)],
    },
    ...havingEnough('chinatown'),
  },
  clicks: { good: (good) => ({ type: 'sell', what: good as Good }) },
}
