import type { Good } from '@entrepot/yokohama'
import { chinatownPrices } from '../components.ts'
import { targetOf } from '../targets.ts'
import { havingEnough, type DecisionShown } from './shown.ts'

export const chinatown: DecisionShown = {
  title: ({ lexicon }, { left = 0 }) => lexicon.words.titles.chinatown(left),
  hint: ({ lexicon: { words } }) => words.hints.chinatown(Object.entries(chinatownPrices().buy)),
  view: 'me',
  choices: {
    sell: {
      label: ({ what }, { lexicon: { words } }) =>
        words.choices.sell(what, chinatownPrices().sell[what] ?? 0),
      targets: ({ what }) => [targetOf('good', what)],
    },
    buy: {
      label: ({ what }, { lexicon: { words } }) => words.choices.buy(what, chinatownPrices().buy[what] ?? 0),
      targets: ({ what }) => [targetOf('good', what)],
    },
    ...havingEnough('chinatown'),
  },
  clicks: { good: (good) => ({ type: 'sell', what: good as Good }) },
}
