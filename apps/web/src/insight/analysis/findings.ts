import { accuracyAmong, stakeAmong, type Verdict } from '@entrepot/bots'
import type { Seat } from '@entrepot/kernel'
import type { Analysis, OutlineTurn, TurnWorth } from './analysis.ts'

// What an analysis says, read from what was found. Nothing here thinks: the same finds say the same.

/** A point of the curve: everybody's chances at a position. */
export interface CurvePoint {
  readonly position: number
  readonly round: number
  readonly chances: readonly number[]
}

/**
 * The chances of everybody over the game, as far as they are known, and at its end what became of them. Each seat knows of
 * itself what others do not: its line goes by what it could tell itself, before and after its own turns, and what lies
 * between is in proportion. At every position all are made to add up to 1.
 */
export function curveOf(analysis: Analysis): readonly CurvePoint[] {
  const known = curves.get(analysis)
  if (known !== undefined) return known
  const curve = drawCurve(analysis)
  curves.set(analysis, curve)
  return curve
}

/** Several parts of a page ask for the same curve whenever something was found. */
const curves = new WeakMap<Analysis, readonly CurvePoint[]>()

function drawCurve(analysis: Analysis): CurvePoint[] {
  const { outline } = analysis
  const lines = outline.result.map((_, seat) => ownLine(analysis, seat))
  if (lines.some((line) => line.length < 2)) return []
  const positions = new Set(lines.flatMap((line) => line.map(({ position }) => position)))
  return [...positions]
    .toSorted((a, b) => a - b)
    .map((position) => {
      const own = lines.map((line) => chanceAt(line, position))
      const sum = own.reduce((all, chance) => all + chance, 0)
      const round = outline.rounds.findLast((began) => began.position <= position)?.round ?? 1
      return { position, round, chances: own.map((chance) => chance / (sum || 1)) }
    })
}

interface OwnChance {
  readonly position: number
  readonly chance: number
}

function ownLine({ outline, before, after }: Analysis, seat: Seat): OwnChance[] {
  const line: OwnChance[] = []
  for (const [place, turn] of outline.turns.entries()) {
    if (turn.seat !== seat) continue
    const [began, ended] = [before[place]?.chances[seat], after[place]?.chances[seat]]
    if (began !== undefined) line.push({ position: turn.from, chance: began })
    if (ended !== undefined && turn.to < outline.end) line.push({ position: turn.to, chance: ended })
  }
  return [...line, { position: outline.end, chance: outline.result[seat] ?? 0 }]
}

/** In proportion between what is known before and after a position. */
function chanceAt(line: readonly OwnChance[], position: number): number {
  const next = line.findIndex((known) => known.position >= position)
  const [before, after] = [line[Math.max(0, next - 1)], line[next < 0 ? line.length - 1 : next]]
  if (before === undefined || after === undefined) return 0
  const width = after.position - before.position
  const part = width <= 0 ? 1 : Math.max(0, (position - before.position) / width)
  return before.chance + part * (after.chance - before.chance)
}

/** The turn during which a position was reached; undefined at the beginning. */
export function turnAt({ outline }: Analysis, position: number): number | undefined {
  const place = outline.turns.findIndex(({ from, to }) => from < position && position <= to)
  return place < 0 ? undefined : place
}

/** Everybody's chances at a position, by the curve. */
export function chancesAt(curve: readonly CurvePoint[], position: number): readonly number[] | null {
  return (curve.findLast((point) => point.position <= position) ?? curve[0])?.chances ?? null
}

/** The points that a seat could expect at the end, as it could tell at a position; by category, in the order they are told. */
export interface Expected {
  readonly position: number
  readonly points: { readonly [category: string]: number }
}

/** Over the game, before and after the seat's own turns, and at the end what was counted. */
export function expectedOf({ outline, before, after }: Analysis, seat: Seat): Expected[] {
  const known: Expected[] = []
  for (const [place, turn] of outline.turns.entries()) {
    if (turn.seat !== seat) continue
    for (const [glance, position] of [
      [before[place], turn.from],
      [after[place], turn.to],
    ] as const) {
      const points = glance?.points[seat]
      if (points !== undefined && position < outline.end) known.push({ position, points })
    }
  }
  const [first] = known
  if (first === undefined) return []
  return [
    ...known,
    { position: outline.end, points: counted(outline.sheets[seat] ?? {}, Object.keys(first.points)) },
  ]
}

/** A score sheet by categories that may be fewer than its own: the one that it does not have is all the rest. */
function counted(sheet: Expected['points'], categories: readonly string[]): Expected['points'] {
  const rest = Object.entries(sheet).reduce(
    (sum, [category, points]) => (categories.includes(category) ? sum : sum + points),
    0,
  )
  return Object.fromEntries(categories.map((category) => [category, sheet[category] ?? rest]))
}

/** What was expected at a position, by the latest that is known there. */
export function expectedAt(line: readonly Expected[], position: number): Expected['points'] {
  return (line.findLast((known) => known.position <= position) ?? line[0])?.points ?? {}
}

export function totalOf(points: Expected['points']): number {
  return Object.values(points).reduce((sum, part) => sum + part, 0)
}

export interface CostlyTurn {
  readonly place: number
  readonly turn: OutlineTurn
  readonly worth: TurnWorth
}

/** The turns that cost the most, the worst first; of one seat, or of all. */
export function costliest({ outline, worth }: Analysis, seat: Seat | null, count = 3): CostlyTurn[] {
  return outline.turns
    .flatMap((turn, place) => {
      const found = worth[place]
      return found && found.loss > 0 && (seat === null || turn.seat === seat)
        ? [{ place, turn, worth: found }]
        : []
    })
    .toSorted((a, b) => b.worth.loss - a.worth.loss)
    .slice(0, count)
}

/** The categories in which a line changes the points of its seat by one or more, the most telling first, in whole points. */
export function mostChanged(points: Expected['points'], count = 3): [category: string, change: number][] {
  return Object.entries(points)
    .map(([category, change]): [string, number] => [category, Math.round(change)])
    .filter(([, change]) => change !== 0)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, count)
}

/** Where the chances of somebody changed the most during a turn, in the order of the game. */
export interface Swing {
  readonly place: number
  readonly turn: OutlineTurn
  /** Whose chance changed the most, from what to what. */
  readonly seat: Seat
  readonly before: number
  readonly after: number
}

export function swings(analysis: Analysis, count: number): Swing[] {
  const { outline } = analysis
  const curve = curveOf(analysis)
  const all = outline.turns.flatMap((turn, place): Swing[] => {
    const [now, next] = [chancesAt(curve, turn.from), chancesAt(curve, turn.to)]
    if (now === null || next === null) return []
    const changes = now.map((chance, seat) => Math.abs((next[seat] ?? 0) - chance))
    const seat = changes.indexOf(Math.max(...changes))
    return [{ place, turn, seat, before: now[seat] ?? 0, after: next[seat] ?? 0 }]
  })
  const least = SWING * stakeAmong(outline.players)
  const found: Swing[] = []
  for (const swing of all.toSorted((a, b) => widthOf(b) - widthOf(a))) {
    if (found.length === count || widthOf(swing) < least) break
    // Where all plan at the same time, several turns lie in the same swing: it is told once.
    if (!found.some(({ turn }) => turn.from < swing.turn.to && swing.turn.from < turn.to)) found.push(swing)
  }
  return found.toSorted((a, b) => a.place - b.place)
}

function widthOf({ before, after }: Swing): number {
  return Math.abs(after - before)
}

/** A smaller change of chances is no swing. */
const SWING = 0.06

/** Why somebody's chance is another at the end than at the beginning; the parts and the beginning add up to the result. */
export interface Causes {
  readonly start: number
  readonly result: number
  /** What own choices brought or cost, against what could be expected of the turn. */
  readonly choice: number
  /** What was drawn, by anybody, against what was to be expected of it. */
  readonly luck: number
  /** What the others planned and did. */
  readonly others: number
  /** What the estimate changed by itself. */
  readonly drift: number
}

/** Null until all of it is known. */
export function causesOf({ outline, before, after, worth }: Analysis, seat: Seat): Causes | null {
  const causes = { choice: 0, luck: 0, others: 0, drift: 0 }
  let start: number | null = null
  let last: number | null = null
  for (const [place, turn] of outline.turns.entries()) {
    const [began, ended, found] = [before[place]?.chances[seat], after[place]?.chances[seat], worth[place]]
    if (began === undefined || ended === undefined || !found) return null
    const luck = found.luck[seat] ?? 0
    causes.luck += luck
    if (turn.seat !== seat) {
      causes.others -= luck
      continue
    }
    start ??= began
    if (last !== null) causes.others += began - last
    // A chance at a glance does not expect the best to be found: counted from the best, every turn would seem to cost.
    const chosen = turn.forced ? began : found.winAfter
    causes.choice += chosen - began
    // Where its last plan made everybody show theirs, the turn ends with what the others had planned.
    causes[turn.told === 'plans' ? 'others' : 'drift'] += ended - chosen - luck
    last = ended
  }
  const result = outline.result[seat] ?? 0
  if (start === null || last === null) return null
  return { start, result, ...causes, others: causes.others + result - last }
}

/** How a seat played: how near to the best, and how many of its turns were what. */
export interface Play {
  readonly seat: Seat
  /** In per cent; null where it had no choice. */
  readonly accuracy: number | null
  readonly counts: Readonly<Record<Verdict, number>>
}

/** Of the turns that are judged by now. */
export function playOf({ outline, worth }: Analysis, seat: Seat): Play {
  const counts = { best: 0, good: 0, dubious: 0, mistake: 0 }
  const losses: number[] = []
  for (const [place, turn] of outline.turns.entries()) {
    const found = worth[place]
    if (!found || turn.seat !== seat || turn.forced) continue
    counts[found.verdict]++
    losses.push(found.loss)
  }
  return { seat, accuracy: accuracyAmong(losses, outline.players), counts }
}

/** A category in which a seat was ahead of the others. */
export interface Strength {
  readonly category: string
  readonly points: number
  /** More than the others had on average. */
  readonly lead: number
}

/** What brought a seat the most beyond the others, the most telling first. */
export function strengthsOf({ outline: { sheets } }: Analysis, seat: Seat, count = 2): Strength[] {
  const own = sheets[seat] ?? {}
  const others = sheets.filter((_, other) => other !== seat)
  return Object.entries(own)
    .map(([category, points]) => {
      const mean = others.reduce((sum, sheet) => sum + (sheet[category] ?? 0), 0) / Math.max(1, others.length)
      return { category, points, lead: points - mean }
    })
    .filter(({ lead }) => lead >= 1)
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, count)
}
