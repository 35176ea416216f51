import { heuristics } from '@entrepot/yokohama'
import { known } from '../known.ts'
import { ladder, weights } from './ladder.ts'

export { persons } from './persons.ts'

/** What the players know of Yokohama. */
export const knowledge = known(heuristics, weights, ladder)
