import { heuristics } from '@entrepot/mombasa'
import { known } from '../known.ts'
import type { GameBots } from '../load-bots.ts'
import type { MindFile } from '../../mind/mind-file.ts'
import { ladder, weights } from './ladder.ts'

/** The computer players of Mombasa, found by the name of the game. @public */
export const bots: GameBots = {
  knowledge: known(heuristics, weights, ladder),
  mind: async () => (await import('./mind.json', { with: { type: 'json' } })).default as MindFile | null,
}
