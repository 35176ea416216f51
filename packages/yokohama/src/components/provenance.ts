import { provenanceOf, type Provenance } from '@entrepot/kernel'
import data from './yokohama.json' with { type: 'json' }

/** Where the figures of every component come from. */
export function provenance(): Provenance[] {
  return provenanceOf(data)
}
