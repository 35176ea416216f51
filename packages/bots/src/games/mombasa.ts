import { heuristics } from '@entrepot/mombasa'
import weights from '../weights/mombasa.json' with { type: 'json' }
import { known } from './known.ts'

/** What the players know of Mombasa. */
export const knowledge = known(heuristics, weights, { learnt: 1 / 3, foresight: { strong: 1, master: 1 } })
