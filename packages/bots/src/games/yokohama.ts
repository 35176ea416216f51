import { heuristics } from '@entrepot/yokohama'
import { ladder, weights } from '../ladders/yokohama.ts'
import { known } from './known.ts'

/** What the players know of Yokohama. */
export const knowledge = known(heuristics, weights, ladder)
