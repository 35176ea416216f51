import { heuristics } from '@entrepot/mombasa'
import { known } from '../known.ts'
import { ladder, weights } from './ladder.ts'

export { persons } from './persons.ts'

/** What the players know of Mombasa. */
export const knowledge = known(heuristics, weights, ladder)
