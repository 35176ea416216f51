import { components, type View } from '@entrepot/mombasa'

const { borders, bases, expansionCost } = components.map

/** The points that entering a region costs a company from where it stands now (M6.4). */
export function entryCost(view: View, company: string, region: string): number | null {
  const lineCost = (lines: number): number =>
    lines === 1 ? expansionCost.singleLine : expansionCost.doubleLine
  const ways = borders.flatMap(({ a, b, lines }) => {
    const other = a === region ? b : b === region ? a : null
    return other !== null && view.regions[other]?.includes(company) ? [lineCost(lines)] : []
  })
  const entry = bases
    .find((base) => base.company === company)
    ?.entries.find((candidate) => candidate.region === region)
  if (entry) ways.push(lineCost(entry.lines))
  if (ways.length === 0) return null
  const foreign = view.regions[region]?.some((other) => other !== company) ? expansionCost.foreignPost : 0
  return Math.min(...ways) + foreign
}
