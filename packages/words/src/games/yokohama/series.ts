import own from '@entrepot/yokohama/components.json' with { type: 'json' }
import { MADE_OF, type MadeNames } from '../names-with.ts'
import type { Names } from './names.ts'

/** How a language names the components that come in series; `number` counts from 1. */
interface Wording extends Pick<Names, 'areas' | 'countries' | 'technologies'> {
  slot(area: string, number: number): string
  space(area: string, number: number): string
  technologyCard(technology: string, country: string): string
  /** By country: an order of that country, without its number. */
  readonly order: Record<string, string>
  /** By country: an agent of that country, without its number. */
  readonly agent: Record<string, string>
  buildingSite(number: string): string
  shopLot(site: string, number: number): string
  houseLot(site: string): string
  fivePowerToken(number: string): string
}

type Series = Pick<
  Names,
  | 'boardSpaces'
  | 'technologyCards'
  | 'orders'
  | 'buildingSites'
  | 'buildingLots'
  | 'fivePowerTokens'
  | 'agents'
>

type Box = typeof own

/** The names of all components that differ only in a number, a country or a board; of our figures or of others. */
export function seriesNames(words: Wording, components: Box = own): Series & MadeNames {
  const { managementBoards, technologyCards, orders, buildingSites, fivePowerTokens, foreignAgents } =
    components
  const site = (id: string) => words.buildingSite(lastPart(id))
  return {
    boardSpaces: Object.fromEntries(
      managementBoards.flatMap(({ area, slots = [], spaces = [] }) => [
        ...slots.map(({ id }, index) => [id, words.slot(words.areas[area], index + 1)] as const),
        ...spaces.map(({ id }, index) => [id, words.space(words.areas[area], index + 1)] as const),
      ]),
    ),
    technologyCards: byId(technologyCards, ({ technology, country }) =>
      words.technologyCard(words.technologies[technology], words.countries[country]),
    ),
    orders: byId(orders, ({ id, country }) => `${words.order[country]} ${id.slice(-2)}`),
    buildingSites: byId(buildingSites, ({ id }) => site(id)),
    buildingLots: Object.fromEntries(
      buildingSites.flatMap(({ id, shops, tradingHouse }) => [
        ...shops.map((lot, index) => [lot.id, words.shopLot(site(id), index + 1)] as const),
        [tradingHouse.id, words.houseLot(site(id))] as const,
      ]),
    ),
    fivePowerTokens: byId(fivePowerTokens, ({ id }) => words.fivePowerToken(lastPart(id))),
    [MADE_OF]: (figures) => seriesNames(words, figures as Box),
    agents: byId(foreignAgents, ({ id, country }) => `${words.agent[country]} ${lastPart(id)}`),
  }
}

function byId<T extends { id: string }>(
  items: readonly T[],
  name: (item: T) => string,
): Record<string, string> {
  return Object.fromEntries(items.map((item) => [item.id, name(item)]))
}

/** The number at the end of an id: 07 of fp-07. */
function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1)
}
