import { CARDS, MAY_LEAVE, MORE_AREAS, PAIR_PLUS, TECHNOLOGY_IDS, TRAM } from '../components/components.ts'

/** By technology: the points that each round of owning it is worth; those not named are worth little. */
const BY_ROUND: { readonly [id: string]: number } = {
  gaslight: 0.45,
  'electric-light': 0.4,
  ball: 0.7,
  'language-school': 0.3,
  winery: 0.3,
  brickyard: 0.35,
  'patent-system': 0.35,
  university: 0.35,
  'spinning-mill': 0.2,
  'stock-system': 0.25,
  'mining-technology': 0.3,
  station: 0.3,
}

const ROUND_WORTH = TECHNOLOGY_IDS.map((id, index) => {
  const bit = 1 << index
  if ((bit & (TRAM | MORE_AREAS)) !== 0) return 0.6
  if ((bit & (PAIR_PLUS | MAY_LEAVE)) !== 0) return 0.4
  return BY_ROUND[id] ?? 0.15
})

const EXPOSITION = TECHNOLOGY_IDS.indexOf('exposition')

/** What acquiring a card brings: its icon and its value for the majority, points at once, and use in the rounds left. */
export function technologyWorth(card: number, left: number): number {
  const { technology, value } = CARDS[card]
  const atOnce = technology === EXPOSITION ? 10 : 0
  return 2 + 0.45 * value + atOnce + ROUND_WORTH[technology] * Math.max(0, left - 1)
}
