import type { Faults } from '@entrepot/kernel/faults'
import type { Components } from '../components/schema.ts'

/** Companies, their bases and the map (M2.3, M6). */
export function mapFaults({ companies, map }: Components, wrong: Faults): void {
  const ids = companies.map(({ id }) => id)
  const regions = map.regions.map(({ id }) => id)
  wrong.unique('companies', ids)
  wrong.unique('map.regions', regions)
  wrong.count('map.regions', 24, regions.length)
  const borders = map.borders.map(({ a, b }) => [a, b].toSorted().join(' – '))
  wrong.unique('map.borders', borders)
  for (const [index, { a, b, lines }] of map.borders.entries()) {
    wrong.known(`map.borders.${index}.a`, a, regions)
    wrong.known(`map.borders.${index}.b`, b, regions)
    wrong.range(`map.borders.${index}.lines`, 1, 2, lines)
  }
  for (const { company, entries } of map.bases) {
    wrong.known('map.bases', company, ids)
    wrong.range(`map.bases.${company}.entries`, 1, regions.length, entries.length)
    for (const { region } of entries) wrong.known(`map.bases.${company}.entries`, region, regions)
  }
  for (const { id, mines, rewards } of map.regions)
    wrong.same(
      `map.regions.${id}.mines`,
      mines > 0,
      `map.regions.${id}.rewards.diamonds`,
      (rewards.diamonds ?? 0) > 0,
    )
  for (const region of unreached(map))
    wrong.add(`map.regions.${region}`, 'example', { wanted: 'map.borders' })
  for (const { id, tradingPosts, base } of companies) {
    wrong.fixed(`companies.${id}.tradingPosts`, 15, tradingPosts)
    for (const [column, coins] of base.columns.entries()) {
      const path = `companies.${id}.base.columns.${column}`
      wrong.count(path, 5, coins.length)
      wrong.fixed(`${path}.4`, 2, coins[4] ?? 0)
      for (const [space, coin] of coins.slice(0, 4).entries()) wrong.range(`${path}.${space}`, 0, 1, coin)
    }
    // M12, examples: shares at £6, and a base that can reach £8.
    const all = base.columns.flat().reduce((sum, coins) => sum + coins, 0)
    wrong.range(`companies.${id}.base`, 8, 15, all)
  }
}

/** Regions to which no way leads from any base. */
function unreached({ regions, borders, bases }: Components['map']): string[] {
  const reached = new Set(bases.flatMap(({ entries }) => entries.map(({ region }) => region)))
  for (const region of reached)
    for (const { a, b } of borders) {
      if (a === region) reached.add(b)
      if (b === region) reached.add(a)
    }
  return regions.map(({ id }) => id).filter((id) => !reached.has(id))
}
