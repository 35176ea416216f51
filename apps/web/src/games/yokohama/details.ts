import type { Seat } from '@entrepot/kernel'
import type { PersonOf } from '@entrepot/telling'
import { achievementText } from '@entrepot/telling/yokohama/achievement-text'
import { areaLines } from '@entrepot/telling/yokohama/area-summary'
import {
  areaOf,
  boardOf,
  spaceOf,
  spacesOf,
  technologyCardOf,
  tokenOf,
} from '@entrepot/telling/yokohama/components'
import {
  buildingText,
  gainText,
  goodsText,
  orderFactsText,
  yieldText,
} from '@entrepot/telling/yokohama/phrases'
import { powerForOrder } from '@entrepot/telling/yokohama/refusals'
import { readTarget } from '@entrepot/telling/yokohama/targets'
import type { SignWords } from '@entrepot/words'
import type { CaseWords } from '@entrepot/words/yokohama'
import {
  areaViewOf,
  components,
  decisionAt,
  hasTechnology,
  missingFor,
  playerOf,
  powerWithPresident,
  reachOf,
  warehousePrice,
  type Piece,
  type PrintedKind,
  type View,
} from '@entrepot/yokohama'
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

/** What a thing is explained from. */
export interface Source {
  readonly view: View
  readonly viewer: Seat | null
  readonly personOf: PersonOf
  readonly lexicon: Lexicon
  readonly cases: CaseWords
  readonly signs: SignWords
}

/** What a thing on the table is, says as it stands, and obeys. */
export function detailOf(thing: string, source: Source): Detail | null {
  const { view, viewer, personOf, lexicon, cases, signs } = source
  const { words, names, speech } = lexicon
  const { kind, id } = readTarget(thing)
  const own = viewer === null ? null : playerOf(view, viewer)
  const taken = (owner: Seat | 'neutral' | null): string =>
    owner === null
      ? words.things.free
      : owner === 'neutral'
        ? words.things.neutral
        : words.things.taken(personOf(owner))
  switch (kind) {
    case 'area':
      return {
        title: names.areas[id],
        lines: [
          ...reachLines(id, source),
          ...areaLines(lexicon, view, toldTo(id, source), areaViewOf(view, id), personOf),
        ],
        rules: [AREA_RULES[areaOf(id).kind]],
      }
    case 'order':
    case 'offer': {
      const power = powerForOrder(view, id)
      const isFulfilled = view.players.some(({ fulfilled }) => fulfilled.includes(id))
      const missing = own === null ? '' : goodsText(lexicon, missingFor(own, id))
      return {
        title: names.orders[id],
        lines: [
          orderFactsText(lexicon, id),
          ...(power === null ? [] : [cases.opens(power)]),
          ...(own === null || isFulfilled
            ? []
            : [missing === '' ? words.things.ready : words.things.missing(missing)]),
        ],
        rules: [power === null ? 'Y7.3' : 'Y8.2'],
      }
    }
    case 'card': {
      const { technology, value } = technologyCardOf(id)
      const laboratory = view.laboratories.find(({ slots }) => slots.includes(id))
      const modifier =
        laboratory === undefined
          ? 0
          : (boardOf(laboratory.id).slots?.[laboratory.slots.indexOf(id)]?.costModifier ?? 0)
      const owned = own !== null && hasTechnology(own, technology)
      return {
        title: names.technologyCards[id],
        lines: [
          names.technologyEffects[technology],
          laboratory === undefined
            ? words.things.value(value)
            : owned
              ? words.things.owned
              : words.things.needs(value + modifier, value, modifier),
        ],
        rules: ['Y8.3'],
      }
    }
    case 'token':
      return {
        title: words.things.fivePowerToken,
        lines: [gainText(lexicon, tokenOf(id).gain), signs['fivePower']?.text ?? ''],
        rules: ['Y6.3'],
      }
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
      const place = spacesOf(church ? 'mb-church' : 'mb-customs').findIndex((space) => space.id === id)
      const owner = view[church ? 'church' : 'customs'][place] ?? null
      const lines = [speech.labelled(need, gainText(lexicon, gain)), taken(owner)]
      return { title: names.boardSpaces[id], lines, rules: [church ? 'Y8.6' : 'Y8.7'] }
    }
    case 'achievement':
      return {
        title: names.achievements[id],
        lines: [achievementText(lexicon, view, viewer, id, personOf)],
        rules: ['Y7.2', 'Y7.5'],
      }
    case 'piece': {
      const price = own === null ? null : warehousePrice(own, id as Piece)
      return {
        title: names.pieces[id],
        lines: [
          words.things.inWarehouse(own?.warehouse[id as Piece] ?? 0),
          price === null ? words.things.empty : words.things.price(price),
          signs[id]?.text ?? '',
        ],
        rules: ['Y8.4'],
      }
    }
    case 'good':
      return {
        title: names.goods[id],
        lines: [cases.held(own?.[id as 'yen'] ?? 0), signs[id]?.text ?? ''],
        rules: [],
      }
    case 'hand':
      return {
        title: names.pieces[id],
        lines: [cases.held(own?.hand[id as Piece] ?? 0), signs[id]?.text ?? ''],
        rules: ['Y1.6'],
      }
  }
}

/** Where the own president may stop, the power there has been told. */
function toldTo(id: string, { view, viewer }: Source): Seat | null {
  return viewer !== null && reachOf(view, viewer).get(id)?.state === 'stop' ? null : viewer
}

/** What an area is to the own president, and what one more assistant would change while some are placed. */
function reachLines(id: string, { view, viewer, lexicon, cases: { reach } }: Source): string[] {
  if (viewer === null || view.phase === 'orders' || view.phase === 'over') return []
  const found = reachOf(view, viewer).get(id)
  const power = powerWithPresident(view, viewer, id)
  const lines: string[] = []
  if (found?.state === 'stop') lines.push(reach.stop(power, yieldText(lexicon, id, power), found.price))
  if (found?.state === 'pass') lines.push(reach.pass(found.price))
  if (found?.state === 'start') lines.push(reach.start)
  const frame = decisionAt(view)
  if (frame?.kind === 'placement' && frame.seat === viewer && areaOf(id).kind !== 'canal') {
    const more = powerWithPresident(view, viewer, id, 1)
    lines.push(reach.oneMore(more, yieldText(lexicon, id, more)))
  }
  return lines
}
