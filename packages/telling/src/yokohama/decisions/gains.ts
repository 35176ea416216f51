import { HAND, powerWithPresident, type Good } from '@entrepot/yokohama'
import { targetOf } from '../targets.ts'
import { havingEnough, type DecisionShown } from './shown.ts'

export const anyGood: DecisionShown = {
  title: ({ lexicon }, { left = 0 }) => lexicon.words.titles.anyGood(left),
  view: 'me',
  choices: {
    choose: {
      label: ({ good }, { lexicon: { words } }) => words.choices.choose(good),
      targets: ({ good }) => [targetOf('good', good)],
    },
  },
  clicks: { good: (good) => ({ type: 'choose', good: good as Good }) },
}

export const deploy: DecisionShown = {
  title({ lexicon }, { left = 0, from = null }) {
    const { titles } = lexicon.words
    return from === null ? titles.deployFrom(left) : titles.deployTo(areaOrHand(from))
  },
  view: 'board',
  choices: {
    deployFrom: {
      label: ({ from }, { lexicon }) => lexicon.words.choices.deployFrom(areaOrHand(from)),
      targets: ({ from }) => [from === HAND ? targetOf('hand', 'assistant') : targetOf('area', from)],
    },
    deployTo: {
      label: ({ area }, { view, seat, lexicon: { words } }) =>
        words.choices.deployTo(area, powerWithPresident(view, seat, area, 1)),
      targets: ({ area }) => [targetOf('area', area)],
    },
    ...havingEnough('deploy'),
  },
  clicks: {
    area: (area, { from }) =>
      from === null ? { type: 'deployFrom', from: area } : { type: 'deployTo', area },
  },
}

/** Where a deployed assistant comes from: an area, or null for the hand. */
function areaOrHand(from: string): string | null {
  return from === HAND ? null : from
}
