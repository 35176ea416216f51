import { DEPTHS } from '@entrepot/bots/depths'
import {
  emptyAnalysis,
  isComplete,
  type Analysis,
  type Depth,
  type Glance,
  type Outline,
  type TurnWorth,
} from './analysis.ts'
import { AnalystPool } from './pool.ts'
import type { Step } from './protocol.ts'
import { keepAnalysis, keptAnalysis } from './store.ts'

/** Where the analysis of a game stands. */
export type Progress =
  | { readonly kind: 'idle' }
  /** The curve alone, as far as it is known, before anybody has asked for more. */
  | { readonly kind: 'sketched'; readonly analysis: Analysis }
  | { readonly kind: 'working'; readonly analysis: Analysis | null }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly message: string; readonly analysis: Analysis | null }

/** Ways to go on for a first look, by which a coarse curve is there at once, and for a glance that stays. */
const FIRST_LOOK = 24
const GLANCE = 32
/** Turns that the first look takes in. */
const FIRST_TURNS = 24
/** Tellings in this many milliseconds at most, so that the page is not drawn anew for every turn. */
const TOLD_EVERY = 250

/** The analysis of one game: begun when it is asked for, called off when nobody looks any more. */
export class AnalysisRun {
  readonly #file: () => string | Promise<string>
  readonly #makePool: () => AnalystPool
  readonly #listeners = new Set<() => void>()
  #pool: AnalystPool | null = null
  #lookingUp: Promise<void> = Promise.resolve()
  #progress: Progress = { kind: 'idle' }
  #told = 0
  /** What is told next. */
  #latest: Analysis | null = null
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(file: () => string | Promise<string>, makePool = (): AnalystPool => new AnalystPool()) {
    this.#file = file
    this.#makePool = makePool
  }

  readonly progress = (): Progress => this.#progress

  /** Who listens keeps it going: when the last one leaves, all thinking ends. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      // A part that is drawn anew leaves and comes back in the same moment.
      setTimeout(() => {
        if (this.#listeners.size === 0) this.#stop()
      })
    }
  }

  /** Begins, goes on, or goes deeper. */
  async start(depth: Depth): Promise<void> {
    const before = analysisOf(this.#progress)
    if (this.#progress.kind === 'working' || (this.#progress.kind === 'done' && before?.depth === depth))
      return
    this.#set({ kind: 'working', analysis: before?.depth === depth ? before : null })
    const pool = this.#makePool()
    this.#pool?.close()
    this.#pool = pool
    try {
      await this.#work(pool, depth, before)
    } catch (error) {
      if (this.#pool !== pool) return
      pool.close()
      const message = error instanceof Error ? error.message : String(error)
      this.#set({ kind: 'failed', message, analysis: analysisOf(this.#progress) })
    }
  }

  /** What was found earlier, if anything: nothing is begun for it but one look into the file. */
  recall(): Promise<void> {
    return this.#lookUp(() => Promise.resolve())
  }

  /** The same, and where nothing was found the curve alone, by one worker: the end of a game shows it before anybody asks. */
  sketch(): Promise<void> {
    return this.#lookUp(async (pool, outline) => {
      const draft = copyOf(emptyAnalysis(outline, '3'))
      this.#set({ kind: 'sketched', analysis: copyOf(draft) })
      const tell = (): void => this.#tellSoon(copyOf(draft))
      await this.#lookFirst(pool, draft, tell)
      await Promise.all(glancesOf(pool, draft, tell))
      this.#set({ kind: 'sketched', analysis: draft })
    })
  }

  async #lookUp(goOn: (pool: AnalystPool, outline: Outline) => Promise<void>): Promise<void> {
    await this.#lookingUp
    if (this.#progress.kind !== 'idle') return
    this.#lookingUp = this.#lookInto(goOn)
    await this.#lookingUp
  }

  async #lookInto(goOn: (pool: AnalystPool, outline: Outline) => Promise<void>): Promise<void> {
    const pool = this.#makePool()
    this.#pool = pool
    let kept: Analysis | null = null
    try {
      const { outline } = await pool.open(await this.#file(), 1)
      kept = (await keptAnalysis(outline.key, '4')) ?? (await keptAnalysis(outline.key, '3'))
      if (kept === null) await goOn(pool, outline)
    } catch {
      // Without it the analysis can still be asked for, and says then what is wrong.
    }
    pool.close()
    // Meanwhile somebody may have asked for more, or have left.
    if (this.#pool !== pool) return
    this.#pool = null
    if (kept !== null) this.#set({ kind: 'done', analysis: kept })
  }

  /** A better line step by step, as its seat would have seen it. */
  async steps(turn: number): Promise<readonly Step[]> {
    const better = analysisOf(this.#progress)?.worth[turn]?.better ?? null
    if (better === null) return []
    const pool = await this.#opened()
    return (await pool.ask({ kind: 'steps', turn, ...better }, true)).steps
  }

  async #work(pool: AnalystPool, depth: Depth, before: Analysis | null): Promise<void> {
    const { outline } = await pool.open(await this.#file())
    const kept = await keptAnalysis(outline.key, depth)
    let analysis = kept ?? (before?.depth === depth ? before : null)
    if (analysis === null) {
      // What a deeper look begins with is what the last one has glanced at.
      const glanced = before ?? (await keptAnalysis(outline.key, '3'))
      analysis = {
        ...emptyAnalysis(outline, depth),
        ...(glanced && { before: glanced.before, after: glanced.after }),
      }
    }
    const draft = copyOf(analysis)
    const tell = (): void => this.#tellSoon(copyOf(draft))
    tell()
    await this.#lookFirst(pool, draft, tell)
    // First the whole curve, then what every turn was worth.
    await Promise.all([...glancesOf(pool, draft, tell), ...worthsOf(pool, draft, DEPTHS[depth], tell)])
    pool.rest()
    this.#set({ kind: 'done', analysis: draft })
    await keepAnalysis(draft)
  }

  /** A coarse curve of the whole game. */
  async #lookFirst(
    pool: AnalystPool,
    { outline, before }: { outline: Analysis['outline']; before: (Glance | null)[] },
    tell: () => void,
  ): Promise<void> {
    const every = Math.max(1, Math.floor(outline.turns.length / FIRST_TURNS))
    const places = outline.turns
      .map((_, place) => place)
      .filter((place) => place % every === 0 && before[place] === null)
    await Promise.all(
      places.map(async (turn) => {
        before[turn] = (
          await pool.ask({ kind: 'glance', turn, when: 'before', iterations: FIRST_LOOK })
        ).glance
        tell()
      }),
    )
  }

  async #opened(): Promise<AnalystPool> {
    if (this.#pool !== null) return this.#pool
    const pool = this.#makePool()
    this.#pool = pool
    await pool.open(await this.#file(), 1)
    return pool
  }

  #stop(): void {
    const isSketching = this.#progress.kind === 'sketched' && this.#pool !== null
    this.#pool?.close()
    this.#pool = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const { kind } = this.#progress
    if (kind === 'working' || kind === 'failed' || isSketching) this.#progress = { kind: 'idle' }
  }

  #tellSoon(analysis: Analysis): void {
    this.#latest = analysis
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null
        const { kind } = this.#progress
        if ((kind === 'working' || kind === 'sketched') && this.#latest !== null && !isComplete(this.#latest))
          this.#set({ kind, analysis: this.#latest })
      },
      Math.max(0, this.#told + TOLD_EVERY - performance.now()),
    )
  }

  #set(progress: Progress): void {
    this.#progress = progress
    this.#told = performance.now()
    for (const listener of this.#listeners) listener()
  }
}

interface AnalysisDraft extends Analysis {
  readonly before: (Glance | null)[]
  readonly after: (Glance | null)[]
  readonly worth: (TurnWorth | null)[]
}

/** What is told of a draft does not change with it, nor does what it began with. */
function copyOf({ before, after, worth, ...rest }: Analysis): AnalysisDraft {
  return { ...rest, before: [...before], after: [...after], worth: [...worth] }
}

/** What is still to be known of the curve. */
function glancesOf(
  pool: AnalystPool,
  { outline, before, after }: AnalysisDraft,
  tell: () => void,
): Promise<void>[] {
  const asked: Promise<void>[] = []
  for (const [turn] of outline.turns.entries()) {
    for (const [when, glances] of [
      ['before', before],
      ['after', after],
    ] as const) {
      if (glances[turn] !== null && !isFirstLook(turn, when, outline.turns.length)) continue
      asked.push(
        pool.ask({ kind: 'glance', turn, when, iterations: GLANCE }).then(({ glance }) => {
          glances[turn] = glance
          tell()
        }),
      )
    }
  }
  return asked
}

/** What is still to be known of the worth of turns. */
function worthsOf(
  pool: AnalystPool,
  { outline, worth }: AnalysisDraft,
  iterations: number,
  tell: () => void,
): Promise<void>[] {
  const places = outline.turns.map((_, turn) => turn).filter((turn) => worth[turn] === null)
  return places.map(async (turn) => {
    worth[turn] = (await pool.ask({ kind: 'worth', turn, iterations })).worth
    tell()
  })
}

function isFirstLook(turn: number, when: 'before' | 'after', turns: number): boolean {
  return when === 'before' && turn % Math.max(1, Math.floor(turns / FIRST_TURNS)) === 0
}

export function analysisOf(progress: Progress): Analysis | null {
  return 'analysis' in progress ? progress.analysis : null
}
