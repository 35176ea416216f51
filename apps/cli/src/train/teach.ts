import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { packMind } from '@entrepot/bots'
import type {
  Contender,
  Course,
  CourseState,
  DuelResult,
  Experience,
  Progress,
} from '@entrepot/bots/training'
import type { Game, Heuristics } from '@entrepot/kernel'
import { Crew } from './crew.ts'
import type { Task } from './task.ts'

/** A course, and how long and where it is held. */
export interface Term {
  readonly game: Game
  readonly heuristics: Heuristics
  readonly course: Course
  readonly seed: string
  /** How the course is asked for again: what a mind came of stands in its file. */
  readonly recipe: string
  readonly minutes: number
  /** In all, those of an earlier term included. */
  readonly generations: number
  /** Games of each trial of strength. */
  readonly duels: number
  readonly threads: number | undefined
  readonly out: string | undefined
  readonly checkpoint: string | undefined
}

/** Generations between trials of strength. */
const TRIAL_EVERY = 12
const TRIAL_ITERATIONS = 64
/** Minutes that are kept for the last trial, or less of a short term. */
const LAST_TRIAL = 0.67

/** Holds a course to its end; the mind and the checkpoint are written after every generation. */
export async function teach(term: Term): Promise<void> {
  const { game, course, checkpoint, generations } = term
  if (checkpoint !== undefined && existsSync(checkpoint)) {
    course.restore(deserialize(readFileSync(checkpoint)) as CourseState)
    say(`goes on after ${course.generations} generations, ${course.games} games`)
  }
  const crew = new Crew(game.id, (number) => course.mindOf(number), term.threads)
  const began = performance.now()
  const minutes = (): number => (performance.now() - began) / 60_000
  const first = course.generations
  const play = (generation: number): Promise<Experience[]> => {
    const lessons = course.lessons(generation)
    return crew.all(lessons.map((lesson): Task => ({ kind: 'expert', lesson })))
  }
  try {
    let playing = play(first)
    let following = play(first + 1)
    following.catch(() => undefined)
    for (let longest = 0; ;) {
      const since = minutes()
      const experiences = await playing
      playing = following
      const progress = await course.learn(experiences, () => setImmediate())
      write(term)
      report(progress, minutes(), first, experiences.length)
      longest = Math.max(longest, minutes() - since)
      const late = minutes() + longest > term.minutes - Math.min(LAST_TRIAL, 0.2 * term.minutes)
      if (late || course.generations >= generations) break
      following = play(course.generations + 1)
      following.catch(() => undefined)
      if (term.duels === 0 || course.generations % TRIAL_EVERY !== 0) continue
      // Strength is tried beside the learning; a trial that fails is said and does no harm.
      void trial(term, crew, term.duels).catch((error: Error) => say(`  no trial: ${error.message}`))
    }
  } finally {
    await crew.close()
  }
  if (term.duels > 0) await lastTrial(term, term.minutes - minutes())
}

/** A larger trial at the end, on threads that are rid of what was still being played; what is not done in time is not told. */
async function lastTrial(term: Term, minutes: number): Promise<void> {
  const crew = new Crew(term.game.id, (number) => term.course.mindOf(number), term.threads)
  const end = new AbortController()
  const limit = Math.min(60_000 * Math.max(0, minutes), 2 ** 31 - 1)
  const late = setTimeout(limit, undefined, { signal: end.signal })
  late.catch(() => undefined)
  try {
    await trial(term, crew, 3 * term.duels, late)
  } finally {
    end.abort()
    await crew.close()
  }
}

/** Plays against what was fitted before there were minds, and against an earlier mind if one is kept. */
async function trial({ course, seed }: Term, crew: Crew, games: number, late?: Promise<void>): Promise<void> {
  const earlier = course.earlier
  const newest = course.generations
  await Promise.all([
    match(newest, crew, seed, 'fitted', 2, games, late),
    match(newest, crew, seed, 'fitted', 4, Math.ceil(games / 2), late),
    ...(earlier === undefined ? [] : [match(newest, crew, seed, earlier, 2, games, late)]),
  ])
}

/** One among others that all think alike; told are the games that are over when it is too late for more. */
async function match(
  focal: number,
  crew: Crew,
  seed: string,
  field: Contender,
  seats: number,
  games: number,
  late: Promise<void> = new Promise(() => undefined),
): Promise<void> {
  const results: (DuelResult & { readonly seat: number })[] = []
  const played = Array.from({ length: games }, async (_, index) => {
    const seat = index % seats
    const duel = {
      focal,
      field,
      seats,
      focalSeat: seat,
      seed: `${seed}/duel/${focal}/${Math.floor(index / seats)}`,
      iterations: TRIAL_ITERATIONS,
    }
    for (const result of await crew.all<DuelResult>([{ kind: 'duel', duel }]))
      results.push({ ...result, seat })
  })
  await Promise.race([Promise.all(played), late])
  if (results.length === 0) return
  const won = mean(results.map((result) => result.won))
  const points = mean(results.map(({ points: all, seat }) => all[seat] as number))
  const others = mean(results.flatMap(({ points: all, seat }) => all.filter((_, other) => other !== seat)))
  say(
    `  mind ${focal} among ${seats - 1} × ${field === 'fitted' ? 'fitted' : `mind ${field}`}: ${(100 * won).toFixed(0)} % of ${results.length} games ` +
      `(parity ${(100 / seats).toFixed(0)}), points ${points.toFixed(0)} against ${others.toFixed(0)}`,
  )
}

function report(progress: Progress, minutes: number, first: number, games: number): void {
  const { generation, win, winBlind, lead, surprise, habits } = progress
  const rate = ((generation - first) * games) / (60 * minutes)
  const shown = Object.entries(habits).map(([name, value]) => `${name} ${value.toFixed(value < 10 ? 2 : 0)}`)
  say(
    `generation ${generation}, ${progress.games} games, ${minutes.toFixed(1)} min, ${rate.toFixed(1)} games/s; ` +
      `win ${win.toFixed(3)} of ${winBlind.toFixed(3)}, lead ±${lead.toFixed(1)}, priors ${surprise.toFixed(3)}`,
  )
  say(`  ${shown.join(', ')}`)
}

function write({ game, heuristics, course, recipe, out, checkpoint }: Term): void {
  const made = `${course.generations} generations, ${course.games} games of self-play with search: ${recipe}`
  const path = out ?? new URL(`../../../../packages/bots/src/games/${game.id}/mind.json`, import.meta.url)
  writeFileSync(path, `${JSON.stringify(packMind(game.id, made, heuristics, course.mind))}\n`)
  if (checkpoint === undefined) return
  // Never half a checkpoint: the old one stays until the new one is whole.
  writeFileSync(`${checkpoint}.new`, serialize(course.state))
  renameSync(`${checkpoint}.new`, checkpoint)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
