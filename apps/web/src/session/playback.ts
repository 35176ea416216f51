import { shownTo, sittingAfter, undoableEntries, type History, type Seat } from '@entrepot/kernel'
import type { LogLine, Snapshot } from './session.ts'

/**
 * What the table shows a viewer of a game on this device, now or at an earlier position. Whatever was played is shown at
 * once: nobody here could take it back unseen. `base` is the view before the commands that can still be taken back.
 */
export function snapshotOf(
  history: History,
  viewer: Seat | null,
  base: object | null = null,
  position: number = history.length,
): Snapshot {
  const sitting = position >= history.length ? history.sitting : sittingAfter(history, position)
  const { game, state } = sitting
  const view = game.view(state, viewer)
  const own = viewer === null ? [] : undoableEntries(sitting, viewer)
  const log = history.lines
    .filter(({ number }) => number <= position)
    .map((line): LogLine => ({
      position: line.number,
      seat: line.seat,
      events: shownTo(line, viewer).events,
    }))
  return {
    view,
    deciders: game.deciders(state),
    position: log.length,
    round: game.round(state),
    log,
    seenUpTo: lastOwnTurn(log, viewer, own.length),
    undoable: own.length,
    base: own.length === 0 || base === null ? view : base,
    scores: game.scores(state),
    history: history.turnings
      .filter((turning) => turning.position <= position)
      .map(({ position: began, sitting: { state: then } }) => ({
        round: game.round(then),
        position: began,
        totals: game.scores(then).map(({ total }) => total),
      })),
    outcome: game.outcome(state),
  }
}

/** The last position of the viewer's turn before the one under way. */
function lastOwnTurn(log: readonly LogLine[], viewer: Seat | null, tentative: number): number {
  const settled = log.slice(0, log.length - tentative)
  return settled.findLast(({ seat }) => seat === viewer)?.position ?? 0
}
