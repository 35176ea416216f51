/** Under this name, names keep how they are put together. A symbol: it is no name, and goes along when they are spread. */
export const MADE_OF: unique symbol = Symbol('made of')

/** Names of components, some of which say what is printed on them and follow from the figures. */
export interface MadeNames {
  readonly [MADE_OF]?: (figures: object) => object
}

/** The same names for the components of other figures. */
export function namesWith<Names extends object>(names: Names, figures: object): Names {
  return { ...names, ...(names as MadeNames)[MADE_OF]?.(figures) }
}
