import {
  begin,
  play,
  undoable,
  type BaseCommand,
  type BaseEvent,
  type BaseState,
  type Game,
  type GameRecord,
  type Match,
  type Seat,
  type Told,
} from '@entrepot/kernel'
import type { LogLine, RoundScores, Snapshot } from './session.ts'

/** What one command brought, with who may know it. */
interface ToldLine extends Omit<LogLine, 'events'> {
  readonly told: readonly Told<BaseEvent>[]
}

/** A game with everything that was told on the way. */
export interface Playback {
  readonly match: Match<BaseState, BaseCommand>
  readonly log: readonly ToldLine[]
  readonly history: readonly RoundScores[]
}

function totals(game: Game, state: BaseState): RoundScores {
  return { round: game.round(state), totals: game.scores(state).map(({ total }) => total) }
}

function startPlayback(game: Game, record: GameRecord): Playback {
  const match = begin(game, record.options, record.seats, record.seed)
  return { match, log: [], history: [totals(game, match.state)] }
}

/** Plays one command on; what it told becomes a line of the log. */
export function continuePlayback(game: Game, before: Playback, seat: Seat, command: BaseCommand): Playback {
  const round = game.round(before.match.state)
  const { record, state, events } = play(game, before.match, seat, command)
  const history =
    game.round(state) > round || game.deciders(state).length === 0
      ? [...before.history, totals(game, state)]
      : before.history
  return {
    match: { record, state },
    log: [...before.log, { position: record.log.length, seat, told: events }],
    history,
  }
}

/** Plays a record from its beginning up to a position. */
export function playRecord(game: Game, record: GameRecord, position = record.log.length): Playback {
  return record.log
    .slice(0, position)
    .reduce(
      (playback, { seat, command }) => continuePlayback(game, playback, seat, command),
      startPlayback(game, record),
    )
}

/** What the table shows a viewer of it. `base` is the view before the commands that can still be taken back. */
export function snapshotOf(
  game: Game,
  playback: Playback,
  viewer: Seat | null,
  base: object | null = null,
): Snapshot {
  const { match, history } = playback
  const view = game.view(match.state, viewer)
  const own = viewer === null ? [] : undoable(match.record.log, viewer)
  const log = linesFor(playback, viewer)
  return {
    view,
    deciders: game.deciders(match.state),
    position: match.record.log.length,
    round: game.round(match.state),
    log,
    seenUpTo: lastOwnTurn(log, viewer, own.length),
    undoable: own.length,
    base: own.length === 0 || base === null ? view : base,
    scores: game.scores(match.state),
    history,
    outcome: game.outcome(match.state),
  }
}

function linesFor({ log }: Playback, viewer: Seat | null): LogLine[] {
  return log.map(({ told, ...line }) => ({
    ...line,
    events: told
      .filter(({ to }) => to === null || (viewer !== null && to.includes(viewer)))
      .map(({ event }) => event),
  }))
}

/** The last position of the viewer's turn before the one under way. */
function lastOwnTurn(log: readonly LogLine[], viewer: Seat | null, tentative: number): number {
  const settled = log.slice(0, log.length - tentative)
  return settled.findLast(({ seat }) => seat === viewer)?.position ?? 0
}
