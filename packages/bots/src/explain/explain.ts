import { fastRng, sameJson, type BaseCommand, type Game, type Seat, type Seed } from '@entrepot/kernel'
import { Worlds } from '../search/worlds.ts'
import { differencesOf, errorOf, Explainer, type Explanation, type Sight } from './explainer.ts'
import { pointsBetween, type PointsBetween, type Prospects } from './sums.ts'

/** How long to think, and how to stay reachable meanwhile. */
export interface Thinking {
  /** At most so many ways to go on (default 1,000). */
  readonly iterations?: number
  /** At most so many milliseconds by `now`; to judge a turn, so many for each stretch of it before its lines are compared. */
  readonly millis?: number
  readonly now?: () => number
  /** Asked between steps: whether to stop and answer with what was found so far. */
  readonly cancelled?: () => boolean
  /** Waited for between steps, so that a worker can hear messages. */
  readonly breathe?: () => Promise<void>
  /** Told now and then, a few times a second. */
  readonly onProgress?: (soFar: Explanation) => void
  /** Chance of its own: the same seed, the same answer (default 'explain'). */
  readonly seed?: Seed
}

const ITERATIONS = 1000
/** Ways to go on between two looks at the world outside: a few milliseconds. */
const STEP = 32
/** Steps between two tellings. */
const TOLD_EVERY = 8
/** What is enough to judge a position without advice. */
const GLANCE = 64

/** Explains a position to a seat: everybody's prospects, and what the seat may do with what comes of it. */
export async function explain(sight: Sight, thinking: Thinking = {}): Promise<Explanation> {
  const explainer = new Explainer(sight, thinking.seed ?? 'explain')
  await thinkAlong(explainer, thinking)
  return explainer.found()
}

/** Everybody's prospects at a glance, as a seat can tell; the same for the same position. */
export function evaluate(sight: Sight, iterations = GLANCE): Prospects {
  const explainer = new Explainer(sight, 'evaluate')
  explainer.think(iterations)
  const { chances, points } = explainer.found()
  return { chances, points }
}

/** One decision of a turn: what the seat saw, and what it did. */
export interface Decided {
  readonly view: object
  readonly command: BaseCommand
}

/** What a turn was worth, by what its seat knew: luck that it brought counts for nothing. */
export interface TurnJudgement {
  /** The seat's chance to win with the best that was found, and with what it did. */
  readonly before: number
  readonly after: number
  /** What it surely lost by not doing the best; 0 where it did as well or better. */
  readonly lost: number
  /** By stretch of decisions between which nothing new was told: what was done, what would have been better. */
  readonly stretches: readonly Stretch[]
}

export interface Stretch {
  readonly played: readonly BaseCommand[]
  readonly best: readonly BaseCommand[]
  /** The place of the first decision that should have been another; 0 where nothing better was found. */
  readonly departs: number
  /** The seat's chance to win with each of them. */
  readonly value: number
  readonly bestValue: number
  /** What the best brings beside what was played. */
  readonly brings: PointsBetween
  /** The standard error of the difference between the chances. */
  readonly error: number
}

/** Standard errors above which a difference counts: a smaller one may be chance. */
const SURE = 2

/** As parts of what was thought: how often every decision that was made is met at least, and every one of a better line. */
const MET = 0.4
const MET_AFTER = 0.2
/** How many better lines are followed, of all that leave what was played. */
const FOLLOWED = 2
/** And how often: before they count, to choose the best of them, and to compare this with what was played. */
const DEEPENED = 0.125
const TRIED = 0.125
const COMPARED = 0.25

/**
 * Judges a turn of several decisions. Where a command told the seat something new, what comes after is judged by what it knew
 * then. What was played and the best line that was found are followed in the same worlds with the same chance.
 */
export async function judgeTurn(
  { game, knowledge, seat }: Omit<Sight, 'view'>,
  turn: readonly Decided[],
  thinking: Thinking = {},
): Promise<TurnJudgement> {
  const stretches: Stretch[] = []
  let after: number | null = null
  let lost = 0
  for (const decisions of stretchesOf(game, seat, turn)) {
    const [{ view }] = decisions
    const explainer = new Explainer({ game, knowledge, view, seat }, thinking.seed ?? 'judge')
    const played = decisions.map(({ command }) => command)
    const stretch = await judgeStretch(explainer, seat, played, thinking)
    const { value, bestValue, error } = stretch
    stretches.push(stretch)
    if (bestValue - value > SURE * error) lost += bestValue - value
    after ??= Math.max(value, bestValue)
    if (thinking.cancelled?.() === true) break
  }
  const before = after ?? 0
  return { before, after: Math.max(0, before - lost), lost, stretches }
}

async function judgeStretch(
  explainer: Explainer,
  seat: Seat,
  played: readonly BaseCommand[],
  thinking: Thinking,
): Promise<Stretch> {
  const { millis = Infinity, now, cancelled, breathe } = thinking
  const began = now?.() ?? 0
  const enough = (): boolean => cancelled?.() === true || (now !== undefined && now() - began >= millis)
  await thinkAlong(explainer, { ...thinking, millis: millis / 2 })
  const share = (part: number): number => Math.max(1, Math.ceil(part * explainer.iterations))
  const others = await departuresFrom(explainer, played, share(MET), { cancelled: enough, breathe })
  for (const line of others) await playOut(explainer, line, share(MET_AFTER), { cancelled: enough, breathe })
  const lines = [played, ...others]
  const tried = explainer.weigh(others.length === 0 ? [] : lines, {
    deepen: share(DEEPENED),
    times: share(TRIED),
  })
  const chances = tried.map((line) => line.chances[seat])
  // What was chosen because it looked best is weighed anew: else the luckiest of many would look better than it is.
  const best = lines[Math.max(0, chances.indexOf(Math.max(...chances)))]
  const [done, better = done] = explainer.weigh(best === played ? [played] : [played, best], {
    deepen: 0,
    times: share(COMPARED),
  })
  return {
    played,
    best,
    departs: Math.max(
      0,
      played.findIndex((command, place) => !sameJson(command, best[place] ?? null)),
    ),
    value: done.chances[seat],
    bestValue: better.chances[seat],
    brings: pointsBetween(better, done, seat),
    error: errorOf(differencesOf(better, done)),
  }
}

type Pauses = Pick<Thinking, 'cancelled' | 'breathe'>

/**
 * The most promising lines that leave what was played at one of its decisions for what seems best there. Every decision is
 * thought of by itself, as who plays a turn does: from its beginning, the end of a long one is hardly seen.
 */
async function departuresFrom(
  explainer: Explainer,
  played: readonly BaseCommand[],
  visits: number,
  { cancelled, breathe }: Pauses,
): Promise<BaseCommand[][]> {
  const found: { readonly line: BaseCommand[]; readonly reward: number }[] = []
  for (const [place, command] of played.entries()) {
    const before = played.slice(0, place)
    const next = explainer.next(before, visits)
    if (next === null) break
    if (!sameJson(next.command, command)) found.push({ line: [...before, next.command], reward: next.reward })
    await breathe?.()
    if (cancelled?.() === true) break
  }
  return found
    .toSorted((a, b) => b.reward - a.reward)
    .slice(0, FOLLOWED)
    .map(({ line }) => line)
}

/** Adds to a line what its seat would do until the turn is over or tells something new. */
async function playOut(
  explainer: Explainer,
  line: BaseCommand[],
  visits: number,
  { cancelled, breathe }: Pauses,
): Promise<void> {
  while (cancelled?.() !== true) {
    const next = explainer.next(line, visits)
    if (next === null) return
    line.push(next.command)
    await breathe?.()
  }
}

/** Cuts a turn where the seat was told something new: up to there its first view tells all that is needed. */
function stretchesOf(game: Game, seat: Seat, turn: readonly Decided[]): Decided[][] {
  const stretches: Decided[][] = []
  let worlds: Worlds | null = null
  for (const decided of turn) {
    const { view, command } = decided
    if (worlds === null || worlds.seen() !== JSON.stringify(view)) {
      const rng = fastRng('stretch')
      worlds = new Worlds(game, view, seat)
      worlds.take(rng)
      stretches.push([])
    }
    stretches.at(-1)?.push(decided)
    if (!worlds.follow(command)) worlds = null
  }
  return stretches
}

export async function thinkAlong(explainer: Explainer, thinking: Thinking): Promise<void> {
  const { iterations = ITERATIONS, millis = Infinity, now, cancelled, breathe, onProgress } = thinking
  const began = now?.() ?? 0
  for (let step = 1; explainer.iterations < iterations; step++) {
    explainer.think(Math.min(STEP, iterations - explainer.iterations))
    if (step % TOLD_EVERY === 0) onProgress?.(explainer.found())
    await breathe?.()
    if (cancelled?.() === true || (now !== undefined && now() - began >= millis)) return
  }
}
