import { HAND, powerWithPresident, type Good } from '@entrepot/yokohama'
import type { Lexicon } from '../lexicon.ts'
import { targetOf } from '../targets.ts'
import { havingEnough, type DecisionShown } from './shown.ts'

export const anyGood: DecisionShown = {
  title: ({ lexicon }, { left = 0 }) => lexicon.words.titles.anyGood(left),
  view: 'me',
  choices: {
    choose: {
      label: ({ good }, { lexicon: { words, names } }) => words.choices.choose(names.goods[good]),
      targets: ({ good }) => [targetOf('good', good)],
    },
  },
  clicks: { good: (good) => ({ type: 'choose', good: good as Good }) },
}

export const deploy: DecisionShown = {
  title({ lexicon }, { left = 0, from = null }) {
    const { titles } = lexicon.words
    return from === null ? titles.deployFrom(left) : titles.deployTo(sourceName(from, lexicon))
  },
  view: 'board',
  choices: {
    deployFrom: {
      label: ({ from }, { lexicon }) => lexicon.words.choices.deployFrom(sourceName(from, lexicon)),
      targets: ({ from }) => [from === HAND ? targetOf('hand', 'assistant') : targetOf('area', from)],
    },
    deployTo: {
      label: ({ area }, { view, seat, lexicon: { words, names } }) =>
        words.choices.deployTo(names.areas[area], powerWithPresident(view, seat, area, 1)),
      targets: ({ area }) => [targetOf('area', area)],
    },
    ...havingEnough('deploy'),
  },
  clicks: {
    area: (area, { from }) =>
      from === null ? { type: 'deployFrom', from: area } : { type: 'deployTo', area },
  },
}

/** Where a deployed assistant comes from. */
function sourceName(from: string, { words, names }: Lexicon): string {
  return from === HAND ? words.hand : names.areas[from]
}
