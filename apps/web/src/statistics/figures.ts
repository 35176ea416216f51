import type { Level } from '@entrepot/bots'
import { nameOfBot } from '@entrepot/bots/names'
import type { Circumstances, ExportedGame, LogEntry, Outcome, Seat } from '@entrepot/kernel'
import { peopleOf, type SavedGame } from '../session/saved-games.ts'

/** Somebody one has played against. */
export interface Opponent {
  /** Empty for a bot without a name, and for somebody who has left. */
  readonly name: string
  /** What kind of bot, as seats keep it; null for a person. */
  readonly bot: string | null
}

/** A finished game as its player sees it. */
export interface GameFigures {
  readonly id: string
  readonly where: 'device' | 'server'
  readonly game: string
  /** Milliseconds since 1970. */
  readonly ended: number
  readonly players: number
  /** From 1; those who are tied have the same. */
  readonly place: number
  readonly total: number
  /** By category of the score sheet. */
  readonly points: { readonly [category: string]: number }
  readonly opponents: readonly Opponent[]
  /** How many decisions were measured. */
  readonly decisions: number
  /** Half of them took less than so many milliseconds; null where none was measured. */
  readonly millis: number | null
}

/** Commands that are sent together belong to one decision. */
const TOGETHER_MS = 100

/** A finished game of this device; null where nobody but bots played. */
export function ofDevice(saved: SavedGame, outcome: Outcome, ownName: string): GameFigures | null {
  const seat = ownSeat(saved, ownName)
  if (seat === null) return null
  const { id, record, players, updated, thought } = saved
  return {
    id,
    where: 'device',
    game: record.game,
    ended: updated,
    ...resultOf(outcome, seat),
    opponents: others(players, seat).map(({ name, level, character = null }) => ({
      name,
      bot: botOf(level, character),
    })),
    ...paceOf(thought?.[seat] ?? []),
  }
}

/** Where several people share the device, the one of its settings; otherwise the first. */
function ownSeat({ players }: SavedGame, ownName: string): Seat | null {
  const people = peopleOf(players)
  const named = (name: string): Seat | undefined => people.find((seat) => players[seat]?.name === name)
  return (ownName === '' ? undefined : named(ownName)) ?? named('') ?? people[0] ?? null
}

/** A finished game of the server; null where the account had no seat, or the game was not played to its end. */
export function ofServer(file: ExportedGame, account: string): GameFigures | null {
  const { table, game, log, outcome, players = [], times } = file
  const seat = players.findIndex((player) => player.account === account)
  if (seat < 0 || outcome === null || table === undefined || times === undefined) return null
  return {
    id: table,
    where: 'server',
    game,
    ended: times.endedAt,
    ...resultOf(outcome, seat),
    opponents: others(players, seat).map(({ name, level, character }) => ({
      name,
      bot: botOf(level, character),
    })),
    ...paceOf(thinkingTimes(log, times, seat)),
  }
}

function resultOf(
  { sheets, ranking }: Outcome,
  seat: Seat,
): Pick<GameFigures, 'players' | 'place' | 'total' | 'points'> {
  const sheet = sheets[seat]
  return {
    players: sheets.length,
    place: 1 + ranking.findIndex((tied) => tied.includes(seat)),
    total: sheet?.total ?? 0,
    points: sheet?.categories ?? {},
  }
}

function botOf(level: string | null, character: string | null): string | null {
  return level === null ? null : nameOfBot({ level: level as Level, character })
}

function others<Player>(players: readonly Player[], seat: Seat): Player[] {
  return players.filter((_, other) => other !== seat)
}

function paceOf(times: readonly number[]): Pick<GameFigures, 'decisions' | 'millis'> {
  return { decisions: times.length, millis: medianOf(times) }
}

/**
 * How long a seat thought about each decision. It may decide since its own last command, or since somebody's command that
 * made others decide: what others do in secret at the same time makes nobody begin anew.
 */
export function thinkingTimes(
  log: readonly LogEntry[],
  { startedAt, moves }: Circumstances['times'],
  seat: Seat,
): number[] {
  const times: number[] = []
  let since = startedAt
  for (const [index, entry] of log.entries()) {
    const at = moves[index] ?? since
    if (entry.seat === seat && at - since > TOGETHER_MS) times.push(at - since)
    if (entry.seat === seat || entry.barrier) since = at
  }
  return times
}

/** The one in the middle; null of nothing. */
export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
