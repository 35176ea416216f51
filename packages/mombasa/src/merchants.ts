import type { Seat } from '@entrepot/kernel'
import { USE_MERCHANT, type Command } from './commands.ts'
import { CARDS, MERCHANT, MERCHANTS } from './components/cards.ts'
import { REGION, REGIONS } from './components/map.ts'
import { TILE, TILES } from './components/spaces.ts'
import type { Say } from './events.ts'
import { receive } from './pounds.ts'
import type { State } from './state.ts'
import { countFaceUp } from './totals.ts'
import { moveDiamonds } from './tracks.ts'
import { listUsable, startUsing } from './use.ts'

export function listMerchants(state: State, seat: Seat, out: Command[]): void {
  listUsable(state, seat, MERCHANT, USE_MERCHANT, out)
}

/** The whole action: nothing in it is to be decided (M8.1–M8.3, M8.13). */
export function useMerchant(state: State, seat: Seat, id: string, emit: Say): void {
  startUsing(state, seat, id, emit)
  const card = CARDS.find(id)
  if (card < 0) {
    const { diamonds, diamondsPerMerchant } = TILE[TILES.find(id)]
    const others = countFaceUp(state, seat, MERCHANT)
    moveDiamonds(state, seat, diamonds + diamondsPerMerchant * others, emit)
    return
  }
  const { diamonds, pounds, company, minesPerDiamond } = MERCHANTS[card]
  receive(state, seat, pounds, 'merchant', emit)
  const extra = minesPerDiamond > 0 ? Math.floor(minesOf(state, company) / minesPerDiamond) : 0
  moveDiamonds(state, seat, diamonds + extra, emit)
}

/** The mine icons in regions that hold posts of the company, whoever put them there (M8.2). */
export function minesOf(state: State, company: number): number {
  let mines = 0
  for (let region = 0; region < REGIONS.size; region++)
    if ((state.regions[region] >> company) & 1) mines += REGION[region].mines
  return mines
}
