import { provenanceOf, type Provenance } from '@entrepot/kernel'
import { type Components, readComponents } from './schema.ts'
import data from './mombasa.json' with { type: 'json' }

/** The data file as it is. */
export const figures: object = data

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

/** Where the figures of every component come from. */
export function provenance(): Provenance[] {
  return provenanceOf(data)
}
