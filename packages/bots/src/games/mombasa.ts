import { heuristics } from '@entrepot/mombasa'
import { ladder, weights } from '../ladders/mombasa.ts'
import { known } from './known.ts'

/** What the players know of Mombasa. */
export const knowledge = known(heuristics, weights, ladder)
