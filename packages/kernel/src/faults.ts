import { WrongForm, type Check, type Wrong } from './check.ts'
import type { Counted, Fault, FaultKind, FaultValues } from './edition.ts'
import { sameJson } from './json.ts'

type Weight = Fault['weight']

/** Collects what is wrong with figures: each method looks at one constraint and writes down where it does not hold. */
export class Faults {
  readonly all: Fault[] = []
  /** The counts that were looked at, also those that hold. */
  readonly counted: Counted[] = []
  readonly #weight: Weight

  /** Faults found here have this weight. */
  constructor(weight: Weight = 'wrong') {
    this.#weight = weight
  }

  add<Kind extends FaultKind>(path: string, kind: Kind, values: FaultValues[Kind]): void {
    this.all.push({ path, kind, values, weight: this.#weight } as Fault)
  }

  count(path: string, wanted: number, found: number): void {
    this.counted.push({ path, wanted, found })
    if (found !== wanted) this.add(path, 'count', { wanted, found })
  }

  /** So many of each kind, and none of another. */
  counts(path: string, wanted: { readonly [kind: string]: number }, kinds: readonly string[]): void {
    for (const [kind, count] of Object.entries(wanted))
      this.count(`${path}.${kind}`, count, kinds.filter((one) => one === kind).length)
    for (const kind of new Set(kinds))
      if (!Object.hasOwn(wanted, kind)) this.add(path, 'unknown', { id: kind })
  }

  fixed(path: string, wanted: unknown, found: unknown): void {
    if (!sameJson(wanted, found)) this.add(path, 'fixed', { wanted: shown(wanted), found: shown(found) })
  }

  range(path: string, min: number, max: number, found: number): void {
    if (!(found >= min && found <= max)) this.add(path, 'range', { min, max, found })
  }

  /** Each greater than the one before; `equal`: or the same. */
  rising(path: string, values: readonly number[], equal = false): void {
    for (const [index, found] of values.entries()) {
      const before = values[index - 1]
      if (before !== undefined && (equal ? found < before : found <= before))
        this.add(`${path}.${index}`, 'rising', { before, found })
    }
  }

  unique(path: string, ids: readonly string[]): void {
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    for (const id of new Set(twice)) this.add(path, 'twice', { id })
  }

  known(path: string, id: string, ids: readonly string[]): void {
    if (!ids.includes(id)) this.add(path, 'unknown', { id })
  }

  /** Two figures that stand for one thing. */
  same(path: string, found: unknown, other: string, wanted: unknown): void {
    if (!sameJson(wanted, found))
      this.add(path, 'differ', { other, wanted: shown(wanted), found: shown(found) })
  }

  example(path: string, wanted: string, holds: boolean): void {
    if (!holds) this.add(path, 'example', { wanted })
  }
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')

/** The largest number of any box. */
const MOST = 999
/** No part of any box has more items. */
const MOST_ITEMS = 300

/** Numbers and lists beyond anything that is printed: to reckon with them could take all time and memory there is. */
export function excessesIn(value: unknown, path = ''): Fault[] {
  const beyond = (max: number, found: number): Fault[] => [
    { path, kind: 'range', values: { min: 0, max, found }, weight: 'wrong' },
  ]
  if (typeof value === 'number') return Math.abs(value) > MOST ? beyond(MOST, value) : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > MOST_ITEMS) return beyond(MOST_ITEMS, value.length)
  return Object.entries(value).flatMap(([key, member]) =>
    excessesIn(member, path === '' ? key : `${path}.${key}`),
  )
}

/** What was found in figures: what is wrong, and the counts that were looked at. */
interface Findings {
  readonly faults: Fault[]
  readonly counted: Counted[]
}

/** Looks into figures: first at their size and form; if those are right, at what they say. */
export function findingsIn<Components>(
  read: Check<Components>,
  figures: unknown,
  look: (components: Components) => readonly Faults[],
): Findings {
  const excesses = excessesIn(figures)
  if (excesses.length > 0) return { faults: excesses, counted: [] }
  let components: Components
  try {
    components = read(figures, 'figures')
  } catch (error) {
    if (!(error instanceof WrongForm)) throw error
    return { faults: error.all.map(formFault), counted: [] }
  }
  const found = look(components)
  return { faults: found.flatMap(({ all }) => all), counted: found.flatMap(({ counted }) => counted) }
}

function formFault({ path, wanted, found }: Wrong): Fault {
  return {
    path: path.replace(/^figures\.?/, ''),
    kind: 'form',
    values: { wanted, found },
    weight: 'wrong',
  }
}
