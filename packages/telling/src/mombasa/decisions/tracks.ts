import { callAhead } from '@entrepot/mombasa'
import { decline, plain, type DecisionShown } from './shown.ts'

const trackTargets = ({ company }: { readonly company: string }): string[] => [`track:${company}`]

/** Steps for goods. */
export const stepChoices = {
  step: {
    label({ company, pay }, { lexicon }) {
      const { choices } = lexicon.words
      return pay === undefined ? choices.step(company) : choices.stepPaying(company, pay)
    },
    targets: trackTargets,
  },
  forfeit: plain('forfeit'),
} satisfies DecisionShown['choices']

export const steps: DecisionShown = {
  title: ({ lexicon }, { amount = 0 }) => lexicon.words.titles.steps(amount),
  view: 'market',
  choices: stepChoices,
  clicks: { track: (company) => ({ type: 'step', company }) },
}

export const advance: DecisionShown = {
  title: ({ lexicon }, { company = '', amount = 0 }) => lexicon.words.titles.advance(company, amount),
  view: 'market',
  choices: {
    pay: {
      label: ({ company }, { view, seat, lexicon }) =>
        lexicon.words.choices.stepPaying(company, callAhead(view, seat, company)),
      targets: trackTargets,
    },
    decline,
  },
}

export const tracks: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.tracks,
  view: 'market',
  choices: {
    advance: {
      label: ({ company }, { lexicon }) => lexicon.words.choices.advance(company),
      targets: trackTargets,
    },
  },
}
