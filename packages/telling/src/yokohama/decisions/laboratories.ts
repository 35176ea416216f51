import { acquisitionYen, type View } from '@entrepot/yokohama'
import { technologyCardOf, type Gain } from '../components.ts'
import { targetOf } from '../targets.ts'
import { gainText } from '../phrases.ts'
import { declining, type DecisionShown } from './shown.ts'

export const laboratory: DecisionShown = {
  title: ({ lexicon }, { power = 0 }) => lexicon.words.titles.laboratory(power),
  view: 'market',
  choices: {
    acquire: {
      // Which imports are given tells the ways to pay apart; the rest of the price is said beside.
      label({ card, imports }, { view, lexicon }) {
        const { acquire, free } = lexicon.words.choices
        const price = acquisitionPrice(view, card, imports)
        const told = imports > 0 ? { import: imports } : price
        return acquire(
          technologyCardOf(card).technology,
          Object.keys(told).length === 0 ? free : gainText(lexicon, told),
        )
      },
      more: ({ card, imports }, { view, lexicon }) =>
        lexicon.speech.facts([
          lexicon.names.technologyCards[card],
          gainText(lexicon, acquisitionPrice(view, card, imports)),
        ]),
      targets: ({ card }) => [targetOf('card', card)],
    },
    ...declining('laboratory'),
  },
  clicks: { card: (card) => ({ type: 'acquire', card, imports: 0 }) },
}

/** The yen and imports that a technology costs, so many imports being given. */
export function acquisitionPrice(view: View, card: string, imports: number): Gain {
  const yen = acquisitionYen(view, card, imports)
  return { ...(yen > 0 ? { yen } : {}), ...(imports > 0 ? { import: imports } : {}) }
}
