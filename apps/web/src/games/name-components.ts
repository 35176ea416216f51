import type { Provenance } from '@entrepot/kernel'
import type { ComponentSource } from './module.ts'

/** Names by kind and id, as a game's package has them. */
type Names<Kind extends string> = Readonly<Record<Kind, Readonly<Record<string, string>>>>

/** Which names the items of a part of the data file have: the kinds to look in, by part; `*` for any part. */
export type KindsByPart<Kind extends string> = Readonly<Record<string, readonly Kind[]>>

/** The provenance of a game's components with their names; what has none is called by its part, or by its id. */
export function nameComponents<Kind extends string>(
  provenance: readonly Provenance[],
  names: Names<Kind>,
  kinds: KindsByPart<Kind>,
  parts: Readonly<Record<string, string>> = {},
): ComponentSource[] {
  return provenance.map(({ part, id, source, confidence }, index) => {
    const kind = [...(kinds[part] ?? []), ...(kinds['*'] ?? [])].find((candidate) => id in names[candidate])
    const name = kind === undefined ? parts[part] : names[kind][id]
    // What is listed without an id of its own is told apart by its place.
    return { part, id: id === part ? `${id} ${index}` : id, source, confidence, name: name ?? id }
  })
}
