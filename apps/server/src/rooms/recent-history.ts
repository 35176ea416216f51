import { shownSince, type PlayedCommand, type Settled, type Viewer } from '@entrepot/kernel'
import type { TurnEvents } from '@entrepot/protocol'
import { settledNow } from '../play/log.ts'
import { turnEvents } from '../play/sight.ts'

/** So many entries keep their events in memory, for those who were away for a moment. */
const KEPT = 48

/** What was settled lately, as it was told. */
export class RecentHistory {
  #settled: readonly Settled[]
  /** The position after which it is complete. */
  #from: number

  constructor(settled: readonly Settled[], from: number) {
    this.#settled = settled
    this.#from = from
  }

  remember(fresh: readonly PlayedCommand[]): void {
    this.#settled = [...this.#settled, ...settledNow(fresh)]
  }

  /** What was settled up to a position is not kept: there is nobody to whom it could be told. */
  passOver(position: number): void {
    this.#settled = []
    this.#from = position
  }

  /** Forgets what is too old, once everybody who was here has been told. What was settled together goes together. */
  trim(): void {
    const last = this.#settled.at(-KEPT - 1)
    if (!last || this.#settled.length < 2 * KEPT) return
    this.#from = last.by
    this.#settled = this.#settled.filter(({ by }) => by > last.by)
  }

  /** Whether it reaches back to a position. */
  covers(since: number): boolean {
    return since >= this.#from
  }

  /** What the viewer was told after a position. */
  toldTo(viewer: Viewer, since: number, unsettled: readonly PlayedCommand[]): TurnEvents[] {
    // Nothing has a number above that of the entry that settled it, and who is told is nearly always told the last few.
    const known = this.#settled.findLastIndex(({ by }) => by <= since)
    return turnEvents(shownSince(this.#settled.slice(known + 1), unsettled, viewer, since))
  }
}
