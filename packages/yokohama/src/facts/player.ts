import { CARD_INDEX, CARDS, NONE, ORDER_INDEX, ORDERS, TECHNOLOGY_IDS } from '../components/components.ts'
import { COUNTRIES, GOODS, PIECES, type Country, type Good, type Piece } from '../components/schema.ts'
import { agentInSupply, isIconOfAgent } from '../countries.ts'
import { bestSplit } from '../scoring.ts'
import type { PlayerView, View } from '../view.ts'
import { priceOfNext } from '../warehouse.ts'
import { positionOf } from './position.ts'

// What follows from what a player has.

const cardOf = (id: string) => CARDS[CARD_INDEX.get(id) as number]
const orderOf = (id: string) => ORDERS[ORDER_INDEX.get(id) as number]

/** What a player lacks for an order (Y7.3). */
export function missingFor(player: PlayerView, order: string): Readonly<Partial<Record<Good, number>>> {
  const { requires } = orderOf(order)
  const missing: Partial<Record<Good, number>> = {}
  for (const [index, good] of GOODS.entries()) {
    const lack = requires[index] - player[good]
    if (lack > 0) missing[good] = lack
  }
  return missing
}

/** The yen for the next piece of a kind from the warehouse (Y8.4); null when none is left there. */
export function warehousePrice({ warehouse }: PlayerView, piece: Piece): number | null {
  const left = warehouse[piece]
  return left === 0 ? null : priceOfNext(PIECES.indexOf(piece), left)
}

/** The sum of the values of a player's technologies (Y12.3). */
export function technologyValue({ technologies }: PlayerView): number {
  return technologies.reduce((sum, card) => sum + cardOf(card).value, 0)
}

export function hasTechnology({ technologies }: PlayerView, name: string): boolean {
  return technologies.some((card) => TECHNOLOGY_IDS[cardOf(card).technology] === name)
}

export type CountryIcons = Readonly<Record<Country, number>>

/** Icons of each country on fulfilled orders and technologies (Y7.4). */
export function countryIcons({ fulfilled, technologies }: PlayerView): CountryIcons {
  const icons: Record<Country, number> = { england: 0, usa: 0, france: 0, germany: 0, netherlands: 0 }
  for (const order of fulfilled) icons[COUNTRIES[orderOf(order).country]]++
  for (const card of technologies) icons[COUNTRIES[cardOf(card).country]]++
  return icons
}

/** The points of the best split into sets of different countries (Y12.4). */
export function countryPoints(icons: CountryIcons): number {
  return bestSplit(COUNTRIES.map((country) => icons[country]))
}

/** Whether the next icon of the country brings an agent that is still there (Y7.4). */
export function nextBringsAgent(view: View, icons: number, country: Country): boolean {
  return isIconOfAgent(icons + 1) && agentInSupply(positionOf(view), COUNTRIES.indexOf(country)) !== NONE
}
