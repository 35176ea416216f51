import { type Components, readComponents } from './schema.ts'
import data from './mombasa.json' with { type: 'json' }

/** The data file, typed and checked: a wrong figure stops the game from loading, with the path of what is wrong. */
export const components: Components = readComponents(data, 'mombasa.json')

/** A numbered series of components: small numbers inside the state, readable ids everywhere else. */
export interface Series {
  readonly ids: readonly string[]
  readonly size: number
  /** The number of a known id. */
  of(id: string): number
  /** The number of any text; -1 when it names nothing here. */
  find(id: unknown): number
}

export function series(what: string, ids: readonly string[]): Series {
  const numbers = new Map(ids.map((id, index) => [id, index]))
  if (numbers.size !== ids.length) throw new TypeError(`${what}: an id is used twice`)
  return {
    ids,
    size: ids.length,
    of(id) {
      const index = numbers.get(id)
      if (index === undefined) throw new TypeError(`${what}: ${id} is not known`)
      return index
    },
    find(id) {
      return numbers.get(id as string) ?? -1
    },
  }
}

export const COMPANIES = series(
  'companies',
  components.companies.map(({ id }) => id),
)

/** Where a component's figures come from, for the page "about the components". */
export interface Provenance {
  /** The part of the data file, such as `actionCards`. */
  readonly part: string
  readonly id: string
  /** `rulebook`, `public:…` or `reconstructed`: the weakest of its fields. */
  readonly source: string
  readonly confidence: string | null
  /** Fields that are better founded than the whole. */
  readonly fieldSources: { readonly [field: string]: string }
}

/** The provenance of every item of the data file, in its order. */
export function provenance(): Provenance[] {
  const found: Provenance[] = []
  for (const [part, value] of Object.entries(data)) collect(part, part, value, found)
  return found
}

function collect(part: string, name: string, value: unknown, found: Provenance[]): void {
  if (typeof value !== 'object' || value === null) return
  const item = value as { readonly [key: string]: unknown }
  if (typeof item['source'] === 'string') {
    const own = item['id'] ?? item['company']
    found.push({
      part,
      id: typeof own === 'string' ? own : name,
      source: item['source'],
      confidence: typeof item['confidence'] === 'string' ? item['confidence'] : null,
      fieldSources: (item['fieldSources'] ?? {}) as Provenance['fieldSources'],
    })
  }
  for (const [key, member] of Object.entries(item)) {
    if (key !== 'fieldSources') collect(part, Array.isArray(value) ? name : key, member, found)
  }
}
