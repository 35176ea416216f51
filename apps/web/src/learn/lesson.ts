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
  /** What of it can still be taken back. */
  readonly open: readonly BaseCommand[]
}

/** The table as a lesson looks at it. */
export interface Position extends Omit<Moment, 'played' | 'open'> {
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

/** A step whose moment has not come after so many commands is left out; one that was not taken, after so many more. */
const PATIENCE = 8
const LONG_PATIENCE = 24

export const BEGINNING: Progress = [0]

/** The step at hand; undefined when the lesson is over. */
export function stepAt({ steps }: Lesson, progress: Progress): LessonStep | undefined {
  return steps[progress.length - 1]
}

export function momentOf({ view, seat, legal, own, undoable }: Position, progress: Progress): Moment {
  const before = progress.at(-1) ?? 0
  const open = own.slice(Math.max(before, own.length - undoable))
  return { view, seat, legal, played: own.slice(before), open }
}

/** How the pupil stands to a step: at it, before its moment has come, or beside the way. */
export type Standing = 'here' | 'waiting' | 'aside'

export function standingOf(lesson: Lesson, progress: Progress, position: Position): Standing {
  const step = stepAt(lesson, progress)
  if (step === undefined) return 'waiting'
  const at = momentOf(position, progress)
  if (strays(lesson, step, at.open)) return 'aside'
  return isDue(step, at) || isUnderWay(step, at) ? 'here' : 'waiting'
}

/**
 * The progress after what was played: back where something was taken back, on where a step is done. Where the pupil has
 * done something else for good, the step stays while it can still be done, for a while, and else the lesson goes on without it.
 */
export function keepUp(lesson: Lesson, progress: Progress, position: Position): Progress {
  const count = position.own.length
  const kept = progress.filter((before) => before <= count)
  let reached = kept.length === 0 ? BEGINNING : kept
  for (let step = stepAt(lesson, reached); step?.asks !== undefined; step = stepAt(lesson, reached)) {
    const at = momentOf(position, reached)
    if (!isDone(step, at) && !(position.undoable === 0 && isMissed(lesson, step, at))) break
    reached = goOn(reached, position)
  }
  return reached
}

/** The next step begins. */
export function goOn(progress: Progress, { own }: Pick<Position, 'own'>): Progress {
  return [...progress, own.length]
}

/** Whether a step is not waited for any longer: the pupil has gone another way, or plays on and on. */
function isMissed(lesson: Lesson, step: LessonStep, at: Moment): boolean {
  const { length } = at.played
  if (at.legal.length === 0 || length === 0) return false
  if (isDue(step, at)) return length >= LONG_PATIENCE
  return length >= PATIENCE || strays(lesson, step, at.played)
}

/** Whether something was done that was not asked for. */
function strays({ leadOn }: Lesson, { asks }: LessonStep, commands: readonly BaseCommand[]): boolean {
  return asks !== undefined && commands.some((command) => !asks(command) && !leadOn.includes(command.type))
}

function isDue({ asks, isDue: isTimeFor }: LessonStep, at: Moment): boolean {
  if (isTimeFor !== undefined) return isTimeFor(at)
  return asks === undefined || at.legal.some((command) => asks(command))
}

/** Whether part of it is done, and the pupil is to go on with it. */
function isUnderWay({ asks }: LessonStep, { legal, open }: Moment): boolean {
  return legal.length > 0 && open.some((command) => asks?.(command))
}

function isDone({ asks, isDone: isAllDone }: LessonStep, at: Moment): boolean {
  return isAllDone === undefined ? at.played.some((command) => asks?.(command)) : isAllDone(at)
}
