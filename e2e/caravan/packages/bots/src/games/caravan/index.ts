import type { Game } from '@entrepot/kernel'
import { meta } from '@entrepot/caravan/meta'
import type { GameEntry } from '../entry.ts'

export const caravan: GameEntry<'caravan'> = {
  ...meta,
  rules: async () => (await import('@entrepot/caravan')).caravan as unknown as Game,
}
