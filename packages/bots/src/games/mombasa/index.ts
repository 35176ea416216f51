import type { Game } from '@entrepot/kernel'
import { meta } from '@entrepot/mombasa/meta'
import type { PuzzleFile } from '../../puzzles/puzzle-file.ts'
import type { GameEntry } from '../entry.ts'

export const mombasa: GameEntry<'mombasa'> = {
  ...meta,
  rules: async () => (await import('@entrepot/mombasa')).mombasa as unknown as Game,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default as PuzzleFile,
}
