import type { BaseState, Game } from '@entrepot/kernel'
import type { SavedGame } from './saved-games.ts'

/** What the list of games says of one without replaying it. */
export function summaryOf(game: Game, state: BaseState): SavedGame['summary'] {
  const deciders = game.deciders(state)
  const outcome = game.outcome(state)
  return {
    round: game.round(state),
    deciders,
    over: deciders.length === 0,
    ...(outcome === null
      ? {}
      : { result: { ranking: outcome.ranking, totals: outcome.sheets.map(({ total }) => total) } }),
  }
}
