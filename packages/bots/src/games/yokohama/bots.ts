import { heuristics } from '@entrepot/yokohama'
import { known } from '../known.ts'
import type { GameBots } from '../load-bots.ts'
import type { MindFile } from '../../mind/mind-file.ts'
import calibration from './calibration.json' with { type: 'json' }
import { ladder, weights } from './ladder.ts'

/** The computer players of Yokohama, found by the name of the game. @public */
export const bots: GameBots = {
  knowledge: { ...known(heuristics, weights, ladder), calibration },
  mind: async () => (await import('./mind.json', { with: { type: 'json' } })).default as MindFile | null,
}
