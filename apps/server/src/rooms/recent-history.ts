import { shownSince, type PlayedCommand, type Settled, type Viewer } from '@entrepot/kernel'
import type { TurnEvents } from '@entrepot/protocol'
import { settledNow } from '../play/log.ts'
import { turnEvents } from '../play/sight.ts'

/** So many entries keep their events in memory, for those who were away for a moment. */
const KEPT = 48

/**
 * What was settled together, as JSON: one thing for the collector of garbage to look at, where its events are some dozens.
 * Kept for all tables as they are, they were a quarter of all that is alive, and nearly nobody ever asks for them.
 */
interface Group {
  readonly by: number
  readonly entries: number
  readonly text: string
}

/** What was settled lately, as it was told. */
export class RecentHistory {
  #groups: Group[]
  /** What has been settled since the last rest: those who are here have not been told yet. */
  #fresh: Settled[] = []
  /** The position after which it is complete. */
  #from: number

  constructor(settled: readonly Settled[], from: number) {
    this.#groups = grouped(settled)
    this.#from = from
  }

  remember(fresh: readonly PlayedCommand[]): void {
    this.#fresh.push(...settledNow(fresh))
  }

  /** What was settled up to a position is not kept: there is nobody to whom it could be told. */
  passOver(position: number): void {
    this.#groups = []
    this.#fresh = []
    this.#from = position
  }

  /** Once everybody who was here has been told: puts away what is new, and forgets what is too old. */
  rest(): void {
    if (this.#fresh.length === 0) return
    this.#groups.push(...grouped(this.#fresh))
    this.#fresh = []
    this.#trim()
  }

  /** Only now and then, so that not every entry moves all others. What was settled together goes together. */
  #trim(): void {
    let kept = this.#groups.reduce((sum, { entries }) => sum + entries, 0)
    if (kept < 2 * KEPT) return
    let old = 0
    for (const { by, entries } of this.#groups) {
      if (kept - entries < KEPT) break
      kept -= entries
      old++
      this.#from = by
    }
    this.#groups.splice(0, old)
  }

  /** Whether it reaches back to a position. */
  covers(since: number): boolean {
    return since >= this.#from
  }

  /** What the viewer was told after a position. */
  toldTo(viewer: Viewer, since: number, unsettled: readonly PlayedCommand[]): TurnEvents[] {
    // Nothing has a number above that of the entry that settled it, and who is told is nearly always told what is fresh.
    const known = this.#groups.findLastIndex(({ by }) => by <= since)
    const older = this.#groups.slice(known + 1).flatMap(({ text }) => JSON.parse(text) as Settled[])
    return turnEvents(shownSince([...older, ...this.#fresh], unsettled, viewer, since))
  }
}

function grouped(settled: readonly Settled[]): Group[] {
  const groups: Settled[][] = []
  for (const one of settled) {
    const last = groups.at(-1)
    if (last?.[0]?.by === one.by) last.push(one)
    else groups.push([one])
  }
  return groups.map((together) => ({
    by: (together[0] as Settled).by,
    entries: together.length,
    text: JSON.stringify(together),
  }))
}
