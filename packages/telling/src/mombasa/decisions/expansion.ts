import { plain, type DecisionShown } from './shown.ts'

const regionTargets = ({ region }: { readonly region: string }): string[] => [`region:${region}`]

export const enter: DecisionShown = {
  title: ({ lexicon }, { company = '', amount = 0 }) => lexicon.words.titles.enter(company, amount),
  hint: ({ lexicon }) => lexicon.words.hints.enter,
  view: 'board',
  choices: {
    enter: {
      label: ({ region }, { lexicon }) => lexicon.words.choices.enter(region),
      targets: regionTargets,
    },
    stop: {
      ...plain('stop'),
      loses(_command, { view, lexicon }) {
        const left = view.pending.at(-1)?.amount ?? 0
        return left === 0 ? undefined : lexicon.words.losses.points(left)
      },
    },
  },
  clicks: { region: (region) => ({ type: 'enter', region }) },
}

export const collect: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.collect,
  view: 'board',
  choices: {
    collect: {
      label: ({ region }, { lexicon }) => lexicon.words.choices.collect(region),
      targets: regionTargets,
    },
  },
  clicks: { region: (region) => ({ type: 'collect', region }) },
}
