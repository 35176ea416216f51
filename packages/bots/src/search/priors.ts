import type { BaseCommand, BaseState, Seat } from '@entrepot/kernel'

/** How readily each of some commands is tried: by the rules of thumb of a game, or by what was learnt. */
export interface Priors {
  /** Written to `out`, all more than 0. Who knows the classes of the commands already gives them along. */
  weigh(
    world: BaseState,
    seat: Seat,
    commands: readonly BaseCommand[],
    out: Float64Array,
    classes?: Int32Array,
  ): void
}
