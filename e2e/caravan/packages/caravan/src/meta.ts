import type { GameMeta } from '@entrepot/kernel'
import { caravan, type CaravanOptions } from '@entrepot/kernel/testkit/caravan'

/** The whole game is light enough to be asked for this. */
export const meta: GameMeta<'caravan', CaravanOptions> = {
  id: 'caravan',
  seats: caravan.seats,
  options: caravan.options,
  minutes: 2,
}
