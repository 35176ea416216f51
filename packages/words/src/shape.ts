import type { Deed } from './speech.ts'

/**
 * The shape that a catalogue in another language must have: the same keys, the same parameters. Texts may differ, so
 * literal types are widened; a missing key or a wrong parameter is a compile error.
 */
export type Shape<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends Deed
    ? Deed
    : Catalogue extends (...params: infer Params) => infer Said
      ? (
          ...params: Params
        ) => Said extends Deed ? Deed : Said extends readonly string[] ? readonly string[] : string
      : { readonly [Key in keyof Catalogue]: Shape<Catalogue[Key]> }
