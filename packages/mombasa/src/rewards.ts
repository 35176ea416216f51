import type { Seat } from '@entrepot/kernel'
import type { Reward } from './components/books.ts'
import type { PoundsReason, Say } from './events.ts'
import { pushPoints } from './books.ts'
import { pushRemove } from './posts.ts'
import { receive } from './pounds.ts'
import type { State } from './state.ts'
import { goodsTotal } from './totals.ts'
import { moveDiamonds, pushAdvance } from './tracks.ts'

/**
 * The parts of a reward may be taken in any order (M8.16, R8). Pounds, diamond steps and bookkeeping points come first:
 * they can only bring pounds, which a later capital call may ask for, and steps on a company track bring nothing
 * that they could use. Whatever another order leads to, this one leads to as well; so the order is not asked.
 */
export function grant(state: State, seat: Seat, reward: Reward, reason: PoundsReason, emit: Say): void {
  receive(state, seat, reward.pounds + goodsPounds(state, seat, reward), reason, emit)
  moveDiamonds(state, seat, reward.diamonds, emit)
  pushRemove(state, seat, reward.removePosts)
  if (reward.company >= 0) pushAdvance(state, seat, reward.company, reward.steps)
  pushPoints(state, seat, reward.points)
}

/** Pounds for the face-up value of a good, less the printed number, at least 0 (M7.12). */
function goodsPounds(state: State, seat: Seat, { good, minus }: Reward): number {
  if (good < 0) return 0
  const pounds = goodsTotal(state, seat, good) - minus
  return pounds > 0 ? pounds : 0
}
