import { agentPower } from '@entrepot/yokohama'
import { achievementOf } from '../components.ts'
import { targetOf } from '../targets.ts'
import { orderText, yieldText } from '../phrases.ts'
import { plain, type ChoicesShown, type ClicksShown, type DecisionShown } from './shown.ts'

/** The extra actions of phases A and C. */
export const extraChoices = {
  agent: {
    label({ area }, { view, seat, lexicon: { words, names } }) {
      const power = agentPower(view, seat, area)
      return words.choices.agent(names.areas[area], power, yieldText(words, area, power))
    },
    targets: ({ area }) => [targetOf('area', area)],
  },
  achieve: {
    label({ achievement }, { view, lexicon: { words, names } }) {
      const { vpFirst, vpLater } = achievementOf(achievement)
      const first = view.achievements.find(({ id }) => id === achievement)?.seats.length === 0
      return words.choices.achieve(names.achievements[achievement], first ? vpFirst : vpLater)
    },
    targets: ({ achievement }) => [targetOf('achievement', achievement)],
  },
  fulfil: {
    label: ({ order }, { lexicon }) => lexicon.words.choices.fulfil(orderText(lexicon, order)),
    targets: ({ order }) => [targetOf('order', order)],
  },
} satisfies ChoicesShown

export const extraClicks: ClicksShown = {
  order: (order) => ({ type: 'fulfil', order }),
  achievement: (achievement) => ({ type: 'achieve', achievement }),
}

export const after: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.after,
  hint: ({ lexicon }) => lexicon.words.hints.after,
  view: 'me',
  choices: { ...extraChoices, end: plain('end') },
  clicks: { ...extraClicks, area: (area) => ({ type: 'agent', area }) },
}
