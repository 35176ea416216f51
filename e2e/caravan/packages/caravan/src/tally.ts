import type { Tally } from '@entrepot/kernel'
import { caravan, type CaravanEvent, type CaravanState } from '@entrepot/kernel/testkit/caravan'

/** What is counted of a finished game. */
export function tally(_first: CaravanState, _events: readonly CaravanEvent[], last: CaravanState): Tally {
  const sheets = caravan.scores(last)
  return {
    endedBy: 'rounds',
    order: sheets.map(({ seat }) => seat),
    makeUp: sheets.map(({ categories }) => categories),
    seats: sheets.map(({ seat }) => ({ drawn: { bales: last.bales[seat].length } })),
    table: { left: { pool: last.pool } },
  }
}
