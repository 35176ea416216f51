import weights from './weights.json' with { type: 'json' }
import type { Ladder } from '../known.ts'

/** What the levels of Yokohama go by, as data alone: it is kept with every release of the game. */
export { weights }

export const ladder: Ladder = { learnt: 1 / 2, foresight: { strong: 2, master: 3 } }
