import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Appended } from './database.ts'
import { Gathering } from './gathering.ts'
import type { AppendColumns } from './rows.ts'

/** What is to be written: an entry of a log, or any statement. */
export type Write =
  | { readonly append: AppendColumns }
  | { readonly text: string; readonly values: readonly unknown[] }

/** A step of a transaction. */
export type Step = Write | 'BEGIN IMMEDIATE' | 'COMMIT' | 'ROLLBACK'

/** What the thread is asked: writes that go together, or one step of a transaction. */
export type Asked = { readonly group: readonly Write[] } | { readonly step: Step } | 'close'

/** What became of a write. What is said of a group is on the disk. */
export type Done =
  | { readonly appended: Appended }
  | { readonly rows: readonly unknown[]; readonly changes?: number }
  | { readonly failure: { readonly message: string; readonly code?: string; readonly errcode?: number } }

interface Waiting {
  readonly write: Write
  resolve(done: Exclude<Done, { failure: unknown }>): void
  reject(error: Error): void
}

/** What the thread keeps of its own is little; without a limit it would take as much as the server. */
const MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 256 }

const CLOSED = 'the database file has been closed'

/**
 * Has a SQLite file written by a thread of its own, so that nobody waits for the disk but those whose writes it keeps. One
 * thing is under way at a time: a group of writes, or a transaction that somebody holds; what comes meanwhile is the next
 * group.
 */
export class SqliteWriter {
  #thread: Worker
  #waiting: Waiting[] = []
  /** Those who want a transaction. */
  #holders: (() => void)[] = []
  #busy = false
  #gathering = new Gathering()
  #scheduled = false
  #closed: Promise<void> | undefined
  #answered: ((done: Done[]) => void) | undefined

  /** `onOthers` is called some time after another process has written to the file. */
  constructor(file: string, onOthers: () => void) {
    // Without a listener for its errors: a server that cannot write any more must not go on.
    this.#thread = new Worker(new URL('./sqlite-writing.ts', import.meta.url), {
      workerData: { file },
      resourceLimits: MEMORY,
    })
    this.#thread.unref()
    this.#thread.on('message', (said: Done[] | 'others have written') => {
      if (typeof said === 'string') return onOthers()
      this.#thread.unref()
      return this.#answered?.(said)
    })
  }

  /** Writes; done when it is on the disk. */
  write(write: Write): Promise<Exclude<Done, { failure: unknown }>> {
    if (this.#closed) return Promise.reject(new Error(CLOSED))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      if (!this.#busy) this.#gather()
    })
  }

  /** Waits until nothing else is under way, and keeps it so until `release`. */
  hold(): Promise<void> {
    return this.#closed ? Promise.reject(new Error(CLOSED)) : this.#held()
  }

  /** A step of the transaction of who holds the writer. */
  async step(step: Step): Promise<Exclude<Done, { failure: unknown }>> {
    const [done] = await this.#ask({ step })
    return succeeded(done as Done)
  }

  release(): void {
    this.#busy = false
    // Those who only write have waited for the transaction: before the next one, it is their turn.
    if (this.#waiting.length > 0) void this.#writeGroup()
    else this.#go()
  }

  /** Closes the file once everything asked for so far is done. */
  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    await this.#held()
    while (this.#waiting.length > 0) {
      this.release()
      await this.#held()
    }
    const gone = once(this.#thread, 'exit')
    this.#thread.ref()
    this.#thread.postMessage('close' satisfies Asked)
    await gone
  }

  #held(): Promise<void> {
    return new Promise((resolve) => {
      this.#holders.push(resolve)
      this.#go()
    })
  }

  #go(): void {
    if (this.#busy) return
    const holder = this.#holders.shift()
    if (holder) {
      this.#busy = true
      return holder()
    }
    if (this.#waiting.length > 0) this.#gather()
  }

  #gather(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    this.#gathering.next(() => {
      this.#scheduled = false
      const count = this.#waiting.length
      // Who holds the writer has them written on release.
      if (!this.#busy && count > 0) void this.#writeGroup()
      return count
    })
  }

  async #writeGroup(): Promise<void> {
    this.#busy = true
    const group = this.#waiting.splice(0)
    const done = await this.#ask({ group: group.map(({ write }) => write) })
    this.#busy = false
    this.#go()
    for (const [i, { resolve, reject }] of group.entries()) {
      try {
        resolve(succeeded(done[i] as Done))
      } catch (error) {
        reject(error as Error)
      }
    }
  }

  #ask(asked: Exclude<Asked, 'close'>): Promise<Done[]> {
    this.#thread.ref()
    this.#thread.postMessage(asked)
    return new Promise((resolve) => (this.#answered = resolve))
  }
}

function succeeded(done: Done): Exclude<Done, { failure: unknown }> {
  if (!('failure' in done)) return done
  const { message, ...which } = done.failure
  throw Object.assign(new Error(message), which)
}
