import {
  stateFor,
  undoableEntries,
  type BaseState,
  type Earlier,
  type Shown,
  type Sitting,
  type Viewer,
} from '@entrepot/kernel'
import type { Sight, TurnEvents } from '@entrepot/protocol'

/**
 * What a viewer sees of a sitting, and nothing else: the one place where a game's state becomes bytes for somebody.
 * `beside` is another viewer's view of the same state, `earlier` what the viewer saw of another one, if there are any.
 */
export function sightOf(
  sitting: Sitting,
  viewer: Viewer,
  beside?: object,
  earlier?: Earlier<BaseState, object>,
): Sight {
  const { game } = sitting
  const state = stateFor(sitting, viewer)
  return {
    view: game.view(state, viewer, beside, earlier),
    legal: viewer === null ? [] : game.legal(state, viewer),
    undoable: viewer === null ? 0 : undoableEntries(sitting, viewer).length,
    deciders: game.deciders(sitting.state),
    round: game.round(state),
    outcome: game.outcome(sitting.settled),
  }
}

export function turnEvents(shown: readonly Shown[]): TurnEvents[] {
  return shown.map(({ number, seat, at, events }) => ({ position: number, seat, at, events }))
}
