import type { Heuristics } from '@entrepot/kernel'

/** How readily each of some commands is tried: by the rules of thumb of a game, or by what was learnt. */
export type Priors = Pick<Heuristics, 'weigh'>
