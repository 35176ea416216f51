import type { Perception } from '@entrepot/kernel'

/** How large a mind is, and where each of its weights lies in one row of numbers. */
export interface Shape {
  /** Features and own inputs of a seat, then the inputs that all seats share. */
  readonly features: number
  readonly own: number
  readonly shared: number
  /** Rectified units of the first and the second layer. */
  readonly first: number
  readonly second: number
  /** What it says of a seat: how it fares, its points, its points by category. */
  readonly heads: number
  /** Contexts and classes of the priors. */
  readonly contexts: number
  readonly classes: number
}

export const WIN = 0
export const POINTS = 1
export const CATEGORIES = 2

/** Where the parts of the value begin. Rows by input, then by unit: one input's weights lie together. */
export interface Places {
  readonly first: number
  readonly firstBias: number
  readonly second: number
  readonly secondBias: number
  readonly heads: number
  readonly headBias: number
  /** By feature: what it adds to the points past all units. */
  readonly skip: number
  /** By unit of the first layer: what it adds to the points past the second. */
  readonly direct: number
  /** How much a point more makes winning likelier. */
  readonly trust: number
  readonly size: number
}

export function placesOf({ features, own, shared, first, second, heads }: Shape): Places {
  const inputs = features + own + shared
  const firstBias = inputs * first
  const secondAt = firstBias + first
  const secondBias = secondAt + first * second
  const headsAt = secondBias + second
  const headBias = headsAt + second * heads
  const skip = headBias + heads
  const direct = skip + features
  const trust = direct + first
  return {
    first: 0,
    firstBias,
    second: secondAt,
    secondBias,
    heads: headsAt,
    headBias,
    skip,
    direct,
    trust,
    size: trust + 1,
  }
}

/** By class: the weight of the prior set by hand, then one for each context. */
export function priorsSize({ classes, contexts }: Shape): number {
  return classes * (contexts + 1)
}

export function shapeOf(features: number, perception: Perception, first: number, second: number): Shape {
  return {
    features,
    own: perception.ownNames.length,
    shared: perception.sharedNames.length,
    first,
    second,
    heads: CATEGORIES + perception.categories.length,
    contexts: perception.contextNames.length,
    classes: perception.classNames.length,
  }
}

/** What was learnt: plain numbers that can be sent to threads and kept in files. */
export interface MindWeights {
  readonly shape: Shape
  readonly value: Float32Array
  readonly priors: Float32Array
}
