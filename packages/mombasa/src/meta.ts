import type { GameMeta } from '@entrepot/kernel'
import { OPTIONS, SEATS, type Options } from './options.ts'

export const meta: GameMeta<'mombasa', Options> = {
  id: 'mombasa',
  seats: SEATS,
  options: OPTIONS,
  minutes: 40,
}
