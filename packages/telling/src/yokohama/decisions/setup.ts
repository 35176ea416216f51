import { playerOf } from '@entrepot/yokohama'
import { targetOf } from '../targets.ts'
import { orderAt, orderFactsText } from '../phrases.ts'
import { plain, type DecisionShown } from './shown.ts'

export const orderChoice: DecisionShown = {
  title({ view, seat, lexicon }) {
    const { titles } = lexicon.words
    return playerOf(view, seat).chosen ? titles.ordersKept : titles.orders
  },
  hint: ({ lexicon }) => lexicon.words.hints.orders,
  view: 'me',
  choices: {
    keep: {
      label: ({ order }, { lexicon }) => lexicon.words.choices.keep(...orderAt(order)),
      more: ({ order }, { lexicon }) => orderFactsText(lexicon, order),
      targets: ({ order }) => [targetOf('order', order)],
    },
    rechoose: plain('rechoose'),
  },
}
