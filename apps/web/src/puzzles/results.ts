import { deviceNotes } from '../platform/notes.ts'

/** What somebody has done with puzzles on this device. */
export interface Results {
  /** By puzzle, `GAME/ID`: the best that was reached, in per cent. */
  readonly reached: { readonly [puzzle: string]: number }
  /** How many were solved in a row at the first try, and the most so far. */
  readonly run: number
  readonly bestRun: number
  /** The last day on which the puzzle of the day was solved, and how many days in a row it was. */
  readonly lastDay: number
  readonly days: number
}

/** One try at a puzzle. */
export interface Attempt {
  readonly puzzle: string
  readonly percent: number
  /** Whether it is the puzzle of the day. */
  readonly isDaily: boolean
  readonly today: number
}

/** From so many per cent on a puzzle is solved. */
const SOLVED = 100

const KEY = 'entrepot.puzzles'

const NOTHING: Results = { reached: {}, run: 0, bestRun: 0, lastDay: 0, days: 0 }

export function readResults(): Results {
  return parseResults(deviceNotes.read(KEY))
}

export function keepResults(results: Results): void {
  deviceNotes.write(KEY, JSON.stringify(results))
}

/** What is stored may be older than this version or edited by hand: each value is checked on its own. */
export function parseResults(stored: string | null): Results {
  let raw: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) raw = parsed as Record<string, unknown>
  } catch {
    return NOTHING
  }
  const reached = typeof raw['reached'] === 'object' && raw['reached'] !== null ? raw['reached'] : {}
  return {
    reached: Object.fromEntries(
      Object.entries(reached).filter((entry): entry is [string, number] => isCount(entry[1])),
    ),
    run: countIn(raw['run']),
    bestRun: countIn(raw['bestRun']),
    lastDay: countIn(raw['lastDay']),
    days: countIn(raw['days']),
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function countIn(value: unknown): number {
  return isCount(value) ? Math.floor(value) : 0
}

export function isSolved({ reached }: Results, puzzle: string): boolean {
  return (reached[puzzle] ?? 0) >= SOLVED
}

/** What is known after a try. Only the first one at a puzzle counts for the row. */
export function withAttempt(results: Results, { puzzle, percent, isDaily, today }: Attempt): Results {
  const before = results.reached[puzzle]
  const solved = percent >= SOLVED
  const run = before !== undefined ? results.run : solved ? results.run + 1 : 0
  const isNewDay = isDaily && solved && results.lastDay !== today
  return {
    reached: { ...results.reached, [puzzle]: Math.max(before ?? 0, percent) },
    run,
    bestRun: Math.max(results.bestRun, run),
    lastDay: isNewDay ? today : results.lastDay,
    days: isNewDay ? daysInRow(results, today) + 1 : results.days,
  }
}

/** For how many days in a row the puzzle of the day was solved: whoever has not solved it today may still do so. */
export function daysInRow({ lastDay, days }: Results, today: number): number {
  return lastDay >= today - 1 ? days : 0
}
