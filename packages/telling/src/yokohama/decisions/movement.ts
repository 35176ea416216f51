import { entryFee, playerOf, powerWithPresident } from '@entrepot/yokohama'
import { targetOf } from '../targets.ts'
import { yieldText } from '../phrases.ts'
import { havingEnough, plain, type DecisionShown } from './shown.ts'

export const movement: DecisionShown = {
  title({ view, seat, lexicon }) {
    const { titles } = lexicon.words
    return playerOf(view, seat).president === null ? titles.entry : titles.movement
  },
  hint: ({ lexicon }) => lexicon.words.hints.movement,
  view: 'board',
  choices: {
    move: {
      label({ to, paying = [] }, { view, seat, lexicon: { words } }) {
        if (paying.length === 0) return words.choices.move(to)
        const yen = paying.reduce((sum, area) => sum + entryFee(view, seat, area), 0)
        return words.choices.movePaying(to, yen)
      },
      more({ to, paying = [] }, { view, seat, lexicon }) {
        const { choices } = lexicon.words
        const power = powerWithPresident(view, seat, to)
        const yields = choices.power(power, yieldText(lexicon, to, power))
        return paying.length === 0 ? yields : lexicon.speech.facts([yields, choices.via(paying)])
      },
      targets: ({ to }) => [targetOf('area', to)],
    },
    return: { ...plain('return'), loses: ({ lexicon }) => lexicon.words.losses.president },
    stay: { ...plain('stay'), loses: ({ lexicon }) => lexicon.words.losses.president },
  },
  clicks: { area: (area) => ({ type: 'move', to: area }) },
}

export const recall: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.recall,
  view: 'board',
  choices: {
    recall: {
      label: ({ area }, { lexicon: { words } }) => words.choices.recall(area),
      targets: ({ area }) => [targetOf('area', area)],
    },
    ...havingEnough('recall'),
  },
  clicks: { area: (area) => ({ type: 'recall', area }) },
}
