import { bookCost } from '@entrepot/mombasa'
import { bookFactsText } from '../describe.ts'
import { plain, type DecisionShown } from './shown.ts'

export const points: DecisionShown = {
  title: ({ lexicon }, { amount = 0 }) => lexicon.words.titles.points(amount),
  view: 'market',
  choices: {
    take: {
      label: ({ book }, { lexicon }) => lexicon.words.choices.take(book, bookCost(book)),
      more: ({ book }, { lexicon }) => bookFactsText(book, lexicon),
      targets: ({ book }) => [`book:${book}`],
    },
    cash: plain('cash'),
  },
  clicks: { book: (book) => ({ type: 'take', book }) },
}

export const place: DecisionShown = {
  title({ lexicon }, { book }) {
    const { titles } = lexicon.words
    return book ? titles.place(book) : titles.pick
  },
  hint: ({ lexicon }) => lexicon.words.hints.place,
  view: 'me',
  choices: {
    pick: {
      label: ({ book }, { lexicon }) => lexicon.words.choices.pick(book),
      more: ({ book }, { lexicon }) => bookFactsText(book, lexicon),
      targets: ({ book }) => [`taken:${book}`],
    },
    place: {
      label: ({ step }, { lexicon }) => lexicon.words.choices.place(step),
      targets: ({ step }) => [`ledger:${step}`],
    },
  },
  clicks: {
    ledger: (step, { view }) => ({
      type: 'place',
      book: view.pending.at(-1)?.book ?? '',
      step: Number(step),
    }),
  },
}
