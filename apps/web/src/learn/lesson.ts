import type { BaseCommand, OptionValues, Seat } from '@entrepot/kernel'

/** A guided first game: a fixed deal, and what is shown in it, one thing after another. Every game brings its own. */
export interface Lesson {
  readonly seed: string
  readonly options: OptionValues
  readonly steps: readonly LessonStep[]
  /** The types of commands that only lead on: they never count as something else than what was asked for. */
  readonly leadOn: readonly string[]
}

/** One thing that is shown: where it is, and what to do with it. The words have a title and a text for its id. */
export interface LessonStep {
  readonly id: string
  /** What is pointed at: targets by their names (`area:bank`), parts of the table by their class (`.decision-bar`). */
  focus?(at: Moment): readonly string[]
  /** Whether this is the moment for it. Without it, what asks for something waits until that can be done. */
  isDue?(at: Moment): boolean
  /** Whether a command does what is asked for. Where nothing is asked for, there is only something to read. */
  asks?(command: BaseCommand): boolean
  /** Whether all of it is done; without it, one command that was asked for is enough. */
  isDone?(at: Moment): boolean
}

/** A moment of a lesson. */
export interface Moment {
  readonly view: object
  /** The pupil's. */
  readonly seat: Seat
  /** What the pupil may do. */
  readonly legal: readonly BaseCommand[]
  /** What the pupil has played since the step began. */
  readonly played: readonly BaseCommand[]
}

/** The table as a lesson looks at it. */
export interface Position extends Omit<Moment, 'played'> {
  /** All that the pupil has played. */
  readonly own: readonly BaseCommand[]
  /** How many of these can be taken back. */
  readonly undoable: number
}

/**
 * How far a lesson has come: for every step that has begun, how much the pupil had played before it. With one more than
 * there are steps it is over.
 */
export type Progress = readonly number[]

/** A step whose moment has not come after so many commands is left out. */
const PATIENCE = 8

export const BEGINNING: Progress = [0]

/** The step at hand; undefined when the lesson is over. */
export function stepAt({ steps }: Lesson, progress: Progress): LessonStep | undefined {
  return steps[progress.length - 1]
}

export function momentOf({ view, seat, legal, own }: Position, progress: Progress): Moment {
  return { view, seat, legal, played: own.slice(progress.at(-1) ?? 0) }
}

/** How the pupil stands to a step: at it, before its moment has come, or beside the way. */
export type Standing = 'here' | 'waiting' | 'aside'

export function standingOf(lesson: Lesson, progress: Progress, position: Position): Standing {
  const step = stepAt(lesson, progress)
  if (step === undefined) return 'waiting'
  const at = momentOf(position, progress)
  if (isAside(lesson, step, at)) return 'aside'
  return isDue(step, at) ? 'here' : 'waiting'
}

/**
 * The progress after what was played: back where something was taken back, on where a step is done. Where the pupil has
 * done something else for good, the step begins anew if it still can, and else the lesson goes on without it.
 */
export function keepUp(lesson: Lesson, progress: Progress, position: Position): Progress {
  const count = position.own.length
  const kept = progress.filter((before) => before <= count)
  let reached = kept.length === 0 ? BEGINNING : kept
  for (let step = stepAt(lesson, reached); step?.asks !== undefined; step = stepAt(lesson, reached)) {
    const at = momentOf(position, reached)
    if (!isDone(step, at)) {
      const isForGood = position.undoable === 0 && position.legal.length > 0
      const isLate = at.played.length >= PATIENCE && !isDue(step, at)
      if (!isForGood || !(isLate || isAside(lesson, step, at))) break
      if (isDue(step, at)) return [...reached.slice(0, -1), count]
    }
    reached = goOn(reached, position)
  }
  return reached
}

/** The next step begins. */
export function goOn(progress: Progress, { own }: Pick<Position, 'own'>): Progress {
  return [...progress, own.length]
}

function isAside({ leadOn }: Lesson, { asks }: LessonStep, { played }: Moment): boolean {
  return asks !== undefined && played.some((command) => !asks(command) && !leadOn.includes(command.type))
}

function isDue({ asks, isDue: isTimeFor }: LessonStep, at: Moment): boolean {
  if (isTimeFor !== undefined) return isTimeFor(at)
  return asks === undefined || at.legal.some((command) => asks(command))
}

function isDone({ asks, isDone: isAllDone }: LessonStep, at: Moment): boolean {
  return isAllDone === undefined ? at.played.some((command) => asks?.(command)) : isAllDone(at)
}
