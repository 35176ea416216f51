import { heuristics } from '@entrepot/yokohama'
import weights from '../weights/yokohama.json' with { type: 'json' }
import { known } from './known.ts'

/** What the players know of Yokohama. */
export const knowledge = known(heuristics, weights, { learnt: 1 / 2, foresight: { strong: 2, master: 3 } })
