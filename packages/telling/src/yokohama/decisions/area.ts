import { areaViewOf, decisionAt, type View } from '@entrepot/yokohama'
import { siteOf, tokenOf, type Site } from '../components.ts'
import { targetOf } from '../targets.ts'
import { buildingText, gainText } from '../phrases.ts'
import { declining, type DecisionShown } from './shown.ts'

export const fivePower: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.fivePower,
  view: 'market',
  choices: {
    token: {
      label: (_command, { lexicon: { words } }) => words.choices.token,
      more(_command, { view, lexicon }) {
        const token = tokenAt(view)
        return token === null ? lexicon.words.nothing : gainText(lexicon, tokenOf(token).gain)
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

/** The building site of the area where the action is. */
function siteAt(view: View, area: string | undefined): Site | null {
  const site = area === undefined ? null : areaViewOf(view, area).site
  return site === null ? null : siteOf(site)
}

export const building: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.building,
  view: 'market',
  choices: {
    build: {
      label({ lot }, { view, lexicon }, { area }) {
        const site = siteAt(view, area)
        return site === null ? lexicon.words.choices.other : buildingText(lexicon, site, lot)
      },
      more({ lot }, { view, lexicon }, { area }) {
        const site = siteAt(view, area)
        const found = site === null ? [] : [...site.shops, site.tradingHouse]
        return gainText(lexicon, found.find(({ id }) => id === lot)?.gain ?? {})
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
