import type { Seat } from '@entrepot/kernel'
import type { AreaView, FrameView, PlayerView, View } from '@entrepot/yokohama'
import {
  AGENT_EVERY,
  COUNTRIES,
  GOODS,
  HOUSE_PRICES,
  MOST_POWER,
  SET_POINTS,
  SHOP_PRICE,
  areaOf,
  cellsFor,
  orderOf,
  technologyCardOf,
  type Country,
  type Good,
  type Piece,
} from './components.ts'

// What follows from a view, for the eye.

export function playerOf(view: View, seat: Seat): PlayerView {
  const player = view.players[seat]
  if (player === undefined) throw new Error(`There is no player in seat ${seat}.`)
  return player
}

export function areaViewOf(view: View, id: string): AreaView {
  const area = view.areas.find((candidate) => candidate.id === id)
  if (area === undefined) throw new Error(`The area ${id} is not in play.`)
  return area
}

/** The decision at hand; undefined while orders are chosen and after the end. */
export function decisionAt(view: View): FrameView | undefined {
  return view.pending.at(-1)
}

/** The power of a seat in an area (Y6.1), if its president stood there. */
export function powerWithPresident(view: View, seat: Seat, area: AreaView): number {
  return Math.min(MOST_POWER, powerWithoutPresident(view, seat, area) + 1)
}

/** The power of a seat by its assistants and buildings alone, as an agent would have it. */
export function powerWithoutPresident(view: View, seat: Seat, area: AreaView): number {
  const shop = area.shops.includes(seat) ? 1 : 0
  const house = area.tradingHouse === seat ? 1 : 0
  const station = area.station && stationOwner(view) === seat ? 1 : 0
  return Math.min(MOST_POWER, (area.assistants[seat] ?? 0) + shop + house + station)
}

/** Whose technology has put the station on the board. */
export function stationOwner(view: View): Seat | null {
  const owner = view.players.find(({ technologies }) =>
    technologies.some((card) => technologyCardOf(card).technology === 'station'),
  )
  return owner?.seat ?? null
}

/** What an assistant placed here or a president passing pays: 1 yen to the owner of each other president (Y4.2, Y5.4). */
export function feeIn(view: View, seat: Seat, area: string): number {
  if (areaOf(area).kind === 'canal') return 1
  return areaViewOf(view, area).presidents.filter((president) => president !== seat).length
}

/** Icons of each country on fulfilled orders and technologies (Y7.4). */
export function countryIcons({ fulfilled, technologies }: PlayerView): Readonly<Record<Country, number>> {
  const icons: Record<Country, number> = { england: 0, usa: 0, france: 0, germany: 0, netherlands: 0 }
  for (const order of fulfilled) icons[orderOf(order).country]++
  for (const card of technologies) icons[technologyCardOf(card).country]++
  return icons
}

/** Whether the next icon of the country brings an agent that is still there. */
export function nextBringsAgent(view: View, icons: number, country: Country): boolean {
  return (icons + 1) % AGENT_EVERY === 0 && view.agents.some((agent) => agent.includes(country))
}

/** The points of the best split into sets of different countries (Y12.4): larger sets first. */
export function countryPoints(icons: Readonly<Record<Country, number>>): number {
  const left = COUNTRIES.map((country) => icons[country])
  let points = 0
  for (let size = left.filter((count) => count > 0).length; size > 0;) {
    points += SET_POINTS[size] ?? 0
    for (let country = 0; country < left.length; country++) if (left[country] > 0) left[country]--
    size = left.filter((count) => count > 0).length
  }
  return points
}

/** What a player lacks for an order. */
export function missingFor(player: PlayerView, order: string): Readonly<Partial<Record<Good, number>>> {
  const { requires } = orderOf(order)
  const missing: Partial<Record<Good, number>> = {}
  for (const good of GOODS) {
    const lack = (requires[good] ?? 0) - player[good]
    if (lack > 0) missing[good] = lack
  }
  return missing
}

/** The yen for the next piece of a kind from the warehouse (Y8.4); null when none is left there. */
export function warehousePrice({ warehouse }: PlayerView, piece: Piece): number | null {
  if (warehouse[piece] === 0) return null
  if (piece === 'assistant') return 0
  if (piece === 'shop') return SHOP_PRICE
  return HOUSE_PRICES[HOUSE_PRICES.length - warehouse.tradingHouse] ?? null
}

/** The sum of the values of a player's technologies (Y12.3). */
export function technologyValue({ technologies }: PlayerView): number {
  return technologies.reduce((sum, card) => sum + technologyCardOf(card).value, 0)
}

export function hasTechnology({ technologies }: PlayerView, name: string): boolean {
  return technologies.some((card) => technologyCardOf(card).technology === name)
}

/**
 * The areas that the president enters on a shortest way, through areas with own assistants; those of others' presidents
 * and the canal only where the move pays for them. Null when it does not walk: from the hand, or by tram.
 */
export function walkTo(view: View, seat: Seat, to: string, paying: readonly string[]): string[] | null {
  const { president } = playerOf(view, seat)
  if (president === null) return null
  const free = hasTechnology(playerOf(view, seat), 'stagecoach')
  const mayEnter = ({ id, assistants, presidents }: AreaView): boolean => {
    if (paying.includes(id)) return true
    if ((assistants[seat] ?? 0) === 0) return false
    return id === to || free || presidents.every((owner) => owner === seat)
  }
  const cameFrom = new Map<string, string>()
  const queue = [president]
  for (const at of queue) {
    if (at === to) break
    for (const next of neighboursOf(view, at)) {
      if (next.id === president || cameFrom.has(next.id) || !mayEnter(next)) continue
      cameFrom.set(next.id, at)
      queue.push(next.id)
    }
  }
  if (!cameFrom.has(to)) return null
  const path: string[] = []
  for (let at = to; at !== president; at = cameFrom.get(at) ?? president) path.unshift(at)
  return path
}

/** The areas beside an area. */
export function neighboursOf(view: View, id: string): AreaView[] {
  const { cell } = areaViewOf(view, id)
  const adjacent = cellsFor(view.seats).find((candidate) => candidate.id === cell)?.adjacent ?? []
  return view.areas.filter((area) => adjacent.includes(area.cell))
}
