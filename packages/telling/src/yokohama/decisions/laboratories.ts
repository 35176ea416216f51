import { acquisitionYen, type View } from '@entrepot/yokohama'
import type { Gain } from '../components.ts'
import { targetOf } from '../targets.ts'
import { gainText } from '../phrases.ts'
import { declining, type DecisionShown } from './shown.ts'

export const laboratory: DecisionShown = {
  title: ({ lexicon }, { power = 0 }) => lexicon.words.titles.laboratory(power),
  view: 'market',
  choices: {
    acquire: {
      label({ card, imports }, { view, lexicon: { words, names } }) {
        const price = acquisitionPrice(view, card, imports)
        const { acquire, free } = words.choices
        return acquire(
          names.technologyCards[card],
          Object.keys(price).length === 0 ? free : gainText(words, price),
        )
      },
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
