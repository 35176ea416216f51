import type { Game } from '@entrepot/kernel'
import { meta } from '@entrepot/yokohama/meta'
import type { PuzzleFile } from '../../puzzles/puzzle-file.ts'
import type { GameEntry } from '../entry.ts'

export const yokohama: GameEntry<'yokohama'> = {
  ...meta,
  rules: async () => (await import('@entrepot/yokohama')).yokohama as unknown as Game,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as PuzzleFile,
}
