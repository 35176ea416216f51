import type { Game, GameMeta } from '@entrepot/kernel'

/** A game in the list: what it says of itself, and its newest rules, loaded when they are first needed. */
export interface GameEntry<Id extends string = string> extends GameMeta<Id> {
  readonly rules: () => Promise<Game>
}
