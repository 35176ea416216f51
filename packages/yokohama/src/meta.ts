import type { GameMeta } from '@entrepot/kernel'
import { OPTIONS, SEATS } from './options.ts'
import type { Options } from './state.ts'

export const meta: GameMeta<'yokohama', Options> = {
  id: 'yokohama',
  seats: SEATS,
  options: OPTIONS,
  minutes: 40,
}
