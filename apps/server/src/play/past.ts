import { fastRng, sittingAfter, type BaseState, type Game, type History, type Viewer } from '@entrepot/kernel'
import type { PastSight, RoundTotals } from '@entrepot/protocol'
import { sightOf } from './sight.ts'

/**
 * What the viewer saw after so many entries of the log. It is made of the sitting as it was then: what was held back from
 * the viewer at that moment is not in it.
 */
export function pastSight(history: History, position: number, viewer: Viewer): PastSight {
  const { view, deciders, round, outcome } = sightOf(sittingAfter(history, position), viewer)
  return { view, deciders, round, outcome }
}

/** The totals at the beginning of each round and at the end, as the viewer could reckon them then. */
export function roundTotals({ turnings }: History, viewer: Viewer): RoundTotals[] {
  return turnings.map(({ position, sitting: { game, settled } }) => {
    const sheets = game.outcome(settled)?.sheets ?? game.scores(worldOf(game, settled, viewer))
    return { round: game.round(settled), position, totals: sheets.map(({ total }) => total) }
  })
}

/** Made of the viewer's knowledge alone, so that a total tells nothing that is hidden. */
function worldOf(game: Game, state: BaseState, viewer: Viewer): BaseState {
  return game.resample(game.view(state, viewer), viewer, fastRng('review'))
}
