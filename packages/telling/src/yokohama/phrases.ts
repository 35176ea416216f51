import { GOODS } from '@entrepot/yokohama'
import { GAINS, areaOf, orderOf, type Gain, type Site } from './components.ts'
import type { Lexicon } from './lexicon.ts'

// Sentences and their parts that several boards and decisions say.

/** What a token, lot, order or space gives: "3 VP, 1 yen". */
export function gainText({ words, speech }: Lexicon, gain: Gain): string {
  const parts = GAINS.flatMap((kind) => {
    const count = gain[kind] ?? 0
    return count === 0 ? [] : [words.amounts[kind](count)]
  })
  return parts.length === 0 ? words.nothing : speech.facts(parts)
}

/** What is paid or lacking: "2 silk, 1 tea". */
export function goodsText({ words, speech }: Lexicon, goods: Gain): string {
  return speech.facts(
    GOODS.flatMap((good) => ((goods[good] ?? 0) === 0 ? [] : [words.amounts[good](goods[good] ?? 0)])),
  )
}

/** An order in one line: whose it is, what it asks, what it gives. */
export function orderText(lexicon: Lexicon, order: string): string {
  return lexicon.speech.remarked(lexicon.names.orders[order], orderFactsText(lexicon, order))
}

/** What an order asks and gives. */
export function orderFactsText(lexicon: Lexicon, order: string): string {
  const { requires, gain } = orderOf(order)
  return lexicon.words.things.order(goodsText(lexicon, requires), gainText(lexicon, gain))
}

/** An order as a button names it: by its country and its points. */
export function orderAt(order: string): readonly [country: string, vp: number] {
  const { country, gain } = orderOf(order)
  return [country, gain.vp ?? 0]
}

/** What building on a lot means. */
export function buildingText({ words }: Lexicon, { shops, tradingHouse }: Site, lot: string): string {
  const { choices } = words
  if (tradingHouse.id === lot) return choices.buildHouse
  return choices.buildShop(shops.findIndex(({ id }) => id === lot) + 1)
}

/** What an area yields at a power. */
export function yieldText(lexicon: Lexicon, area: string, power: number): string {
  const { words } = lexicon
  const { kind, action } = areaOf(area)
  const figure = (figures: readonly number[] | undefined): number => figures?.[power - 1] ?? 0
  switch (kind) {
    case 'copper':
    case 'silk':
    case 'tea':
    case 'fish':
      return gainText(lexicon, { [kind]: figure(action.amountByPower) })
    case 'bank':
      return gainText(lexicon, { yen: figure(action.amountByPower) })
    case 'port': {
      const zones = action.zonesByPower?.[power - 1] ?? []
      const vp = figure(action.vpByPower)
      if (zones.length === 0) return words.nothing
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

function countOrNothing(words: Lexicon['words'], say: (count: number) => string, count: number): string {
  return count === 0 ? words.nothing : say(count)
}
