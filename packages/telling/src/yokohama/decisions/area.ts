import { areaViewOf, decisionAt, type View } from '@entrepot/yokohama'
import { siteOf, tokenOf } from '../components.ts'
import { targetOf } from '../targets.ts'
import { buildingText, gainText } from '../phrases.ts'
import { declining, type DecisionShown } from './shown.ts'

export const fivePower: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.fivePower,
  view: 'market',
  choices: {
    token: {
      label(_command, { view, lexicon: { words } }) {
        const token = tokenAt(view)
        return words.choices.token(token === null ? '' : gainText(words, tokenOf(token).gain))
      },
      targets(_command, { view }) {
        const token = tokenAt(view)
        return token === null ? [] : [targetOf('token', token)]
      },
    },
    ...declining('fivePower'),
  },
  clicks: { token: () => ({ type: 'token' }) },
}

/** The token of the area where the action is. */
function tokenAt(view: View): string | null {
  const area = decisionAt(view)?.area
  return area === undefined ? null : areaViewOf(view, area).token
}

export const building: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.building,
  view: 'market',
  choices: {
    build: {
      label({ lot }, { view, lexicon: { words } }, { area }) {
        const site = area === undefined ? null : areaViewOf(view, area).site
        return site === null ? words.choices.other : buildingText(words, siteOf(site), lot)
      },
      targets: ({ lot }) => [targetOf('lot', lot)],
    },
    ...declining('building'),
  },
  clicks: { lot: (lot) => ({ type: 'build', lot }) },
}

export const recovery: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.recovery,
  view: 'board',
  choices: {
    recover: {
      label({ leave }, { lexicon: { words } }) {
        return leave === 0 ? words.choices.recover : words.choices.recoverLeaving(leave)
      },
    },
  },
}
