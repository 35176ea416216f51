import { aboutInUse } from './cards.ts'
import { plain, type DecisionShown } from './shown.ts'

const stepTargets = ({ step }: { readonly step: number }): string[] => [`ledger:${step}`]

export const bookkeeper: DecisionShown = {
  title: (at, { amount = 0 }) => aboutInUse(at, at.lexicon.words.titles.bookkeeper(amount)),
  hint: ({ lexicon }) => lexicon.words.hints.bookkeeper,
  view: 'me',
  choices: {
    turnBook: {
      label: ({ step }, { lexicon }) => lexicon.words.choices.turnBook(step),
      targets: stepTargets,
    },
    move: { label: ({ step }, { lexicon }) => lexicon.words.choices.move(step), targets: stepTargets },
    stay: plain('stay'),
  },
  clicks: { ledger: (step) => ({ type: 'move', step: Number(step) }) },
}
