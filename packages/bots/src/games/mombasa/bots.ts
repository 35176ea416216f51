import { heuristics } from '@entrepot/mombasa/heuristics'
import { known } from '../known.ts'
import type { GameBots } from '../load-bots.ts'
import type { MindFile } from '../../mind/mind-file.ts'
import calibration from './calibration.json' with { type: 'json' }
import { characters } from './characters.ts'
import { ladder, weights } from './ladder.ts'

const mindful = {
  strong: { iterations: 450, turns: 1, learnt: 0.5 },
  master: { iterations: 2500, turns: 1, learnt: 1 },
}

/**
 * Where all are in one company, none gains by raising it, and yet nobody leaves it: it is worth the most. A little love for the
 * company that one begins with keeps several in play, and costs no games (docs/bots.md).
 */
const leaning = 0.3

/** The computer players of Mombasa, found by the name of the game. @public */
export const bots: GameBots = {
  knowledge: { ...known(heuristics, weights, ladder), calibration, mindful, characters, leaning },
  mind: async () => (await import('./mind.json', { with: { type: 'json' } })).default as MindFile | null,
}
