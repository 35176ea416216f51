import type { Names, Words } from '@entrepot/words/yokohama'
import { GOODS } from '@entrepot/yokohama'
import { GAINS, areaOf, orderOf, type Gain, type Site } from './components.ts'

// Sentences and their parts that several boards and decisions say.

/** What a token, lot, order or space gives: "3 VP, 1 yen". */
export function gainText(words: Words, gain: Gain): string {
  const parts = GAINS.flatMap((kind) => {
    const count = gain[kind] ?? 0
    return count === 0 ? [] : [words.amounts[kind](count)]
  })
  return parts.length === 0 ? words.nothing : parts.join(', ')
}

/** What is paid or lacking: "2 silk, 1 tea". */
export function goodsText(words: Words, goods: Gain): string {
  return GOODS.flatMap((good) =>
    (goods[good] ?? 0) === 0 ? [] : [words.amounts[good](goods[good] ?? 0)],
  ).join(', ')
}

/** An order in one line: whose it is, what it asks, what it gives. */
export function orderText({ words, names }: { words: Words; names: Names }, order: string): string {
  const { requires, gain } = orderOf(order)
  return `${names.orders[order]} (${goodsText(words, requires)} › ${gainText(words, gain)})`
}

/** What building on a lot means. */
export function buildingText(words: Words, { shops, tradingHouse }: Site, lot: string): string {
  const { choices } = words
  if (tradingHouse.id === lot) return choices.buildHouse(gainText(words, tradingHouse.gain))
  const place = shops.findIndex(({ id }) => id === lot)
  return choices.buildShop(place + 1, gainText(words, shops[place]?.gain ?? {}))
}

/** What an area yields at a power. */
export function yieldText(words: Words, area: string, power: number): string {
  const { kind, action } = areaOf(area)
  const figure = (figures: readonly number[] | undefined): number => figures?.[power - 1] ?? 0
  switch (kind) {
    case 'copper':
    case 'silk':
    case 'tea':
    case 'fish':
      return gainText(words, { [kind]: figure(action.amountByPower) })
    case 'bank':
      return gainText(words, { yen: figure(action.amountByPower) })
    case 'port': {
      const zones = (action.zonesByPower?.[power - 1] ?? []).map((zone) => words.zones[zone]).join(', ')
      const vp = figure(action.vpByPower)
      if (zones === '') return words.nothing
      return vp === 0 ? words.yields.port(zones) : words.yields.portAndPoints(zones, vp)
    }
    case 'laboratory':
      return words.yields.laboratory(figure(action.levelByPower))
    case 'agency':
      return countOrNothing(words, words.yields.agency, figure(action.amountByPower))
    case 'chinatown':
      return words.yields.chinatown(figure(action.exchangesByPower))
    case 'church':
      return words.yields.church(figure(action.faithByPower))
    case 'customs':
      return countOrNothing(words, words.yields.customs, figure(action.maxImportsByPower))
    case 'canal':
      return words.nothing
  }
}

function countOrNothing(words: Words, say: (count: number) => string, count: number): string {
  return count === 0 ? words.nothing : say(count)
}
