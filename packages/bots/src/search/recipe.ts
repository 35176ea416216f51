import type { Judge } from './judge.ts'
import type { Priors } from './priors.ts'

/** How a level searches. */
export interface Recipe {
  /** At most so many iterations for each decision. */
  readonly iterations: number
  /** At most so many milliseconds for each decision, and about so many for all decisions of a turn together. */
  readonly millis: number
  readonly turnMillis: number
  /** How many own turns are played before the position is judged. */
  readonly turns: number
  /** Judges a position where a playout is cut. */
  readonly judge: Judge
  /** What is tried first, and by which playouts go on. */
  readonly priors: Priors
  /** How much more than its mean a rarely tried command is hoped to be worth. */
  readonly exploration: number
  /** How much a command with a high prior is preferred at first. */
  readonly bias: number
  /** A decision met n times considers `first` + `growth` · √n commands. */
  readonly widening: { readonly first: number; readonly growth: number }
  /** Playouts choose by the priors, raised to this power. */
  readonly sharpness: number
  /** How strongly playouts prefer what served well before. */
  readonly memory: number
  /** A clock does not stop a decision before so many iterations, unless it is far over; with fewer it goes by the priors. */
  readonly fewest: number
  /**
   * What is decided in secret is chosen by how often it was tried, among what was tried at least this part as often as the
   * favourite: who always does the same is easily foreseen. 1: always the favourite.
   */
  readonly mixing: number
  /** For learning alone: what an earlier decision of the turn has tried of this one counts as iterations. */
  readonly inherits?: true
  /** For learning alone: the part of chance in the priors of the decision at hand. */
  readonly noise?: number
  /** For learning alone: how often a command is chosen by how often it was tried, not because it was tried most. */
  readonly wandering?: number
}
