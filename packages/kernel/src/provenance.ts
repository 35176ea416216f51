/** Where a component's figures come from, for the page "about the components". */
export interface Provenance {
  /** The part of the data file, such as `orders`. */
  readonly part: string
  readonly id: string
  /** `rulebook`, `public:…` or `reconstructed`: the weakest of its fields. */
  readonly source: string
  /** How sure we are, where the file says so. */
  readonly confidence: string | null
  /** Fields that are better founded than the whole. */
  readonly fieldSources: { readonly [field: string]: string }
}

/** The provenance of every item of a game's data file that names its source, in the order of the file. */
export function provenanceOf(data: object): Provenance[] {
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
