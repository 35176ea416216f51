import { giftsFor, mostImports } from '@entrepot/yokohama'
import { spaceOf } from '../components.ts'
import { canGive, givingChoice, touchGift } from '../gifts.ts'
import { targetOf } from '../targets.ts'
import { gainText } from '../phrases.ts'
import { declining, type ChoicesShown, type ClicksShown, type DecisionShown } from './shown.ts'

const put = {
  label({ space }, { lexicon }) {
    const { needs, gain } = spaceOf(space)
    const { put: putWith, putPaying } = lexicon.words.choices
    return (space.startsWith('church') ? putWith : putPaying)(needs, gainText(lexicon, gain))
  },
  targets: ({ space }) => [targetOf('space', space)],
} satisfies ChoicesShown['put']

const spaceClicks: ClicksShown = { space: (space) => ({ type: 'put', space }) }

export const church: DecisionShown = {
  title: ({ lexicon }, { power = 0 }) => lexicon.words.titles.church(power),
  view: 'market',
  choices: { put, ...declining('church') },
  clicks: spaceClicks,
}

/** Gifts are laid out one by one; the title says how many are still to be. */
export const gifts: DecisionShown = {
  title({ view, lexicon }, { space = '' }, draft) {
    return lexicon.words.titles.gifts(giftsFor(view, space) - Object.keys(draft).length)
  },
  view: 'me',
  choices: {
    give: {
      label: ({ gifts: given }, { lexicon: { words } }) => words.choices.give(given),
      targets: ({ gifts: given }) => given.map((gift) => targetOf('good', gift)),
    },
  },
  lay: (sort, id, { legal, draft }) => (sort === 'good' && canGive(legal, id) ? touchGift(draft, id) : null),
  completed: givingChoice,
}

export const customs: DecisionShown = {
  title: ({ view, lexicon }) => lexicon.words.titles.customs(mostImports(view)),
  view: 'market',
  choices: { put, ...declining('customs') },
  clicks: spaceClicks,
}
