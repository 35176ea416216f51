import { components, COMPANIES, series } from './components.ts'

const { regions, borders, bases, expansionCost } = components.map

export const REGIONS = series(
  'map.regions',
  regions.map(({ id }) => id),
)
// Sets of regions are kept as bits of one number.
if (REGIONS.size > 30) throw new TypeError('map.regions: at most 30')

export function regionsIn(set: number): string[] {
  return REGIONS.ids.filter((_, region) => (set >> region) & 1)
}

export function regionSet(regions: readonly string[]): number {
  return regions.reduce((set, region) => set | (1 << REGIONS.of(region)), 0)
}

export const REGION = regions.map(({ mines, rewards }) => ({
  mines,
  pounds: rewards.pounds ?? 0,
  diamonds: rewards.diamonds ?? 0,
  points: rewards.bookkeeping ?? 0,
  steps: rewards.track ?? 0,
}))

export const FOREIGN_POST_COST = expansionCost.foreignPost

function lineCost(lines: number): number {
  if (lines !== 1 && lines !== 2) throw new TypeError(`map: a border of ${lines} lines`)
  return lines === 1 ? expansionCost.singleLine : expansionCost.doubleLine
}

/** The neighbours of each region, with the points to cross the border; an enclave has only one (M6.10). */
export const NEIGHBOURS = regions.map(({ id }) =>
  borders.flatMap(({ a, b, lines }) =>
    a === id || b === id ? [{ region: REGIONS.of(a === id ? b : a), cost: lineCost(lines) }] : [],
  ),
)

/**
 * By company and region: the points to enter from the base; 0 where the base does not adjoin. Bases are no regions: nobody
 * enters them (M6.11).
 */
export const BASE_COST = COMPANIES.ids.map((company) => {
  const entries = bases.find((base) => base.company === company)?.entries ?? []
  return regions.map(({ id }) => {
    const entry = entries.find(({ region }) => region === id)
    return entry === undefined ? 0 : lineCost(entry.lines)
  })
})

/** The regions that each base adjoins. */
export const BASE_REGIONS = BASE_COST.map((costs) =>
  costs.flatMap((cost, region) => (cost > 0 ? [region] : [])),
)

/** The columns of the bases in one row: three for each company. */
export const COLUMNS = 3
const columns = components.companies.flatMap(({ base }) => base.columns)
/** The spaces of each column, all covered at first (M2.3); its last one is never covered again (M6.8). */
export const COLUMN_SPACES = columns.map((coins) => coins.length)

/** Whether a space of a column is covered: posts lie on the rear spaces, but never again on a last one once open (M6.8). */
export function isCovered(spaces: number, posts: number, lastOpen: boolean, space: number): boolean {
  const rear = lastOpen ? spaces - 1 : spaces
  return space >= rear - posts && space < rear
}

/** More than the posts of any column. */
const MOST_POSTS = 1 + Math.max(...COLUMN_SPACES)
/**
 * The coins to be seen in a column with so many posts left, before and after its last space was uncovered: in one list,
 * since shares are valued all the time (see `coinsIndex`).
 */
export const COLUMN_COINS = columns.flatMap((coins) =>
  [false, true].flatMap((lastOpen) =>
    Array.from({ length: MOST_POSTS }, (_, posts) =>
      coins.reduce(
        (seen, coin, space) => (isCovered(coins.length, posts, lastOpen, space) ? seen : seen + coin),
        0,
      ),
    ),
  ),
)
/** Where `COLUMN_COINS` has a column that looks like this. */
export function coinsIndex(column: number, lastOpen: number, posts: number): number {
  return (2 * column + lastOpen) * MOST_POSTS + posts
}

/** The column before this one in the same base with the same coins; -1 without. Equal columns are offered once. */
export const COLUMN_TWIN = columns.map((coins, column) => {
  const first = column - (column % COLUMNS)
  return columns.findIndex((other, twin) => twin >= first && twin < column && other.join() === coins.join())
})

for (const { id, tradingPosts, base } of components.companies) {
  if (base.columns.reduce((total, coins) => total + coins.length, 0) !== tradingPosts)
    throw new TypeError(`companies ${id}: the posts must cover the base`)
}
