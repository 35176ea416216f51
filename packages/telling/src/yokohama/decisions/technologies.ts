import { playerOf } from '@entrepot/yokohama'
import { technologyCardOf } from '../components.ts'
import { targetOf } from '../targets.ts'
import type { ChoicesShown, DecisionShown } from './shown.ts'

export const station: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.station,
  view: 'board',
  choices: {
    station: {
      label: ({ area }, { lexicon: { words } }) => words.choices.station(area),
      targets: ({ area }) => [targetOf('area', area)],
    },
  },
  clicks: { area: (area) => ({ type: 'station', area }) },
}

/** Technologies that are used by a command stand beside every decision (Y9.4). */
export const uses = {
  use: {
    label: ({ technology }, { lexicon: { words } }) => words.choices.use(technology),
    more: ({ technology }, { lexicon: { names } }) => names.technologyEffects[technology],
    targets({ technology }, { view, seat }) {
      const owned = playerOf(view, seat).technologies
      const card = owned.find((candidate) => technologyCardOf(candidate).technology === technology)
      return card === undefined ? [] : [targetOf('card', card)]
    },
  },
} satisfies ChoicesShown
