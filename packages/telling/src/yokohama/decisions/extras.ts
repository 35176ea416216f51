import { agentPower } from '@entrepot/yokohama'
import { achievementOf } from '../components.ts'
import { targetOf } from '../targets.ts'
import { orderAt, orderFactsText, yieldText } from '../phrases.ts'
import { plain, type ChoicesShown, type ClicksShown, type DecisionShown } from './shown.ts'

/** The extra actions of phases A and C. */
export const extraChoices = {
  agent: {
    label: ({ area }, { lexicon: { words } }) => words.choices.agent(area),
    more({ area }, { view, seat, lexicon }) {
      const power = agentPower(view, seat, area)
      return lexicon.words.choices.power(power, yieldText(lexicon, area, power))
    },
    targets: ({ area }) => [targetOf('area', area)],
  },
  achieve: {
    label: ({ achievement }, { lexicon: { words } }) => words.choices.achieve(achievement),
    more({ achievement }, { view, lexicon: { words, names, speech } }) {
      const { vpFirst, vpLater } = achievementOf(achievement)
      const first = view.achievements.find(({ id }) => id === achievement)?.seats.length === 0
      return speech.facts([names.achievements[achievement], words.amounts.vp(first ? vpFirst : vpLater)])
    },
    targets: ({ achievement }) => [targetOf('achievement', achievement)],
  },
  fulfil: {
    label: ({ order }, { lexicon }) => lexicon.words.choices.fulfil(...orderAt(order)),
    more: ({ order }, { lexicon }) => orderFactsText(lexicon, order),
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
