import type { Json } from './json.ts'

/** A message by key, never by prose: the catalogues of the four languages turn it into words. */
export interface Phrase {
  readonly key: string
  readonly params: { readonly [name: string]: Json }
}
