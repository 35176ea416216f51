import type { Watching } from '../storage/database.ts'

/** A process that has not said for so long who watches with it is gone, and they with it. */
const SILENT_MS = 60_000

/** Who watches a table at other processes of the site, as far as those have said. */
export class Elsewhere {
  #processes = new Map<string, Watching & { readonly at: number }>()

  /** Hears from a process who watches with it; whether that is anything new. */
  hear(process: string, watching: Watching, now: number): boolean {
    const before = this.#processes.get(process)
    if (watching.accounts.length === 0 && watching.strangers === 0) return this.#processes.delete(process)
    this.#processes.set(process, { ...watching, at: now })
    return before?.strangers !== watching.strangers || before.accounts.join() !== watching.accounts.join()
  }

  /** Forgets processes that have fallen silent; whether there were any. */
  forgetSilent(now: number): boolean {
    const silent = [...this.#processes].filter(([, { at }]) => now - at > SILENT_MS)
    for (const [process] of silent) this.#processes.delete(process)
    return silent.length > 0
  }

  get accounts(): string[] {
    return [...this.#processes.values()].flatMap(({ accounts }) => accounts)
  }

  get strangers(): number {
    let count = 0
    for (const { strangers } of this.#processes.values()) count += strangers
    return count
  }
}
