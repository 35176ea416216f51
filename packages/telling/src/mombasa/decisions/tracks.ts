import { callAhead } from '@entrepot/mombasa'
import { companyName, decline, plain, type DecisionShown } from './shown.ts'

const trackTargets = ({ company }: { readonly company: string }): string[] => [`track:${company}`]

/** Steps for goods. */
export const stepChoices = {
  step: {
    label({ company, pay }, at) {
      const { choices } = at.lexicon.words
      return pay === undefined
        ? choices.step(companyName(company, at))
        : choices.stepPaying(companyName(company, at), pay)
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
  title: (at, { company = '', amount = 0 }) =>
    at.lexicon.words.titles.advance(companyName(company, at), amount),
  view: 'market',
  choices: {
    pay: {
      label({ company }, at) {
        const call = callAhead(at.view, at.seat, company)
        return at.lexicon.words.choices.stepPaying(companyName(company, at), call)
      },
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
      label: ({ company }, at) => at.lexicon.words.choices.advance(companyName(company, at)),
      targets: trackTargets,
    },
  },
}
