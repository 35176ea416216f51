import type { PersonOf } from '@entrepot/telling'
import { areaLines } from '@entrepot/telling/yokohama/area-summary'
import {
  achievementOf,
  areaOf,
  spaceOf,
  technologyCardOf,
  tokenOf,
} from '@entrepot/telling/yokohama/components'
import { buildingText, gainText, orderFactsText } from '@entrepot/telling/yokohama/phrases'
import { readTarget } from '@entrepot/telling/yokohama/targets'
import { areaViewOf, components, type PrintedKind, type View } from '@entrepot/yokohama'
import type { Detail } from '../../table/client.ts'
import type { Lexicon } from './lexicon.ts'

const AREA_RULES: Readonly<Record<PrintedKind, string>> = {
  copper: 'Y8.1',
  silk: 'Y8.1',
  tea: 'Y8.1',
  fish: 'Y8.1',
  bank: 'Y8.1',
  port: 'Y8.2',
  laboratory: 'Y8.3',
  agency: 'Y8.4',
  chinatown: 'Y8.5',
  church: 'Y8.6',
  customs: 'Y8.7',
  canal: 'Y5.5',
}

/** What a thing on the table is, says and obeys. */
export function detailOf(thing: string, view: View, lexicon: Lexicon, personOf: PersonOf): Detail | null {
  const { words, names, speech } = lexicon
  const { kind, id } = readTarget(thing)
  switch (kind) {
    case 'area': {
      const { kind: areaKind } = areaOf(id)
      return {
        title: names.areas[id],
        lines: areaLines(lexicon, view, null, areaViewOf(view, id), personOf),
        rules: [AREA_RULES[areaKind]],
      }
    }
    case 'order':
    case 'offer':
      return { title: names.orders[id], lines: [orderFactsText(lexicon, id)], rules: ['Y7.3'] }
    case 'card': {
      // In a laboratory the strip itself says everything.
      if (view.laboratories.some(({ slots }) => slots.includes(id))) return null
      const { technology, value } = technologyCardOf(id)
      return {
        title: names.technologyCards[id],
        lines: [names.technologyEffects[technology], words.things.value(value)],
        rules: ['Y8.3'],
      }
    }
    case 'token':
      return { title: words.things.tokens, lines: [gainText(lexicon, tokenOf(id).gain)], rules: ['Y6.3'] }
    case 'lot': {
      const site = components.buildingSites.find(({ shops, tradingHouse }) =>
        [...shops, tradingHouse].some((lot) => lot.id === id),
      )
      const lot = site && [...site.shops, site.tradingHouse].find((candidate) => candidate.id === id)
      const lines =
        site === undefined
          ? []
          : [speech.labelled(buildingText(lexicon, site, id), gainText(lexicon, lot?.gain ?? {}))]
      return { title: names.buildingLots[id], lines, rules: ['Y6.4'] }
    }
    case 'space': {
      const church = id.startsWith('church')
      const { needs, gain } = spaceOf(id)
      const need = church ? words.things.faith(needs) : words.things.imports(needs)
      const lines = [speech.labelled(need, gainText(lexicon, gain))]
      return { title: names.boardSpaces[id], lines, rules: [church ? 'Y8.6' : 'Y8.7'] }
    }
    case 'achievement': {
      const { vpFirst, vpLater } = achievementOf(id)
      return {
        title: names.achievements[id],
        lines: [words.things.firstAndLater(words.amounts.vp(vpFirst), words.amounts.vp(vpLater))],
        rules: ['Y7.2', 'Y7.5'],
      }
    }
    case 'piece':
      return { title: names.pieces[id], lines: [], rules: ['Y8.4'] }
    case 'good':
    case 'hand':
      return null
  }
}
