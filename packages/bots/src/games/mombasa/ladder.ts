import weights from './weights.json' with { type: 'json' }
import type { Ladder } from '../known.ts'

/** What the levels of Mombasa go by, as data alone: it is kept with every release of the game. */
export { weights }

export const ladder: Ladder = { learnt: 1 / 3, foresight: { strong: 1, master: 1 } }
