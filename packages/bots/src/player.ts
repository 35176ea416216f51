import type { BaseCommand, Rng, Seat } from '@entrepot/kernel'

/**
 * Somebody who decides for a seat. It is given the seat's view and never the state: what the seat may not know,
 * a player cannot see.
 */
export interface Player {
  /** A legal command of the seat. The same view and generator give the same choice. */
  choose(view: object, seat: Seat, rng: Rng): BaseCommand
}
