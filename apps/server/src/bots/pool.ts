import { availableParallelism } from 'node:os'
import type { BaseCommand, ExportedGame, Outcome, RecordedEdition, Seat } from '@entrepot/kernel'
import { Piscina } from 'piscina'
import type { Examination } from './examine.ts'

/** What a bot is asked: everything that its seat knows, and nothing else. */
export interface BotRequest {
  readonly game: string
  readonly version: string
  /** The figures that are played with; null for those of the version. */
  readonly edition: RecordedEdition | null
  readonly table: string
  readonly level: string
  /** The view of its seat, as JSON: a text is copied from thread to thread much faster than what it describes. */
  readonly view: string
  readonly seat: Seat
  readonly seed: string
}

/**
 * A question to a bot of a level. What its seat sees is written down when its turn to think has come: written when it begins to
 * wait, a thousand views would lie in memory for as long as a thousand bots think. Null: nobody waits for it any more.
 */
export interface BotQuestion {
  readonly level: string
  ask(): BotRequest | null
}

/** What a replay has found: how the game stands at its end, or why it is not sound. */
export type Verdict =
  | { readonly outcome: Outcome | null }
  | {
      readonly message: string
      readonly rule?: string
      readonly params?: { readonly [name: string]: unknown }
    }

/** What a bot has chosen, or why it could not. */
export type Choice = { readonly command: BaseCommand } | { readonly failure: string }

/** The bot itself failed: it threw an error or thought longer than it may. Everything else that fails is not its fault. */
export class BotFailure extends Error {
  override name = 'BotFailure'
}

/** Bots of these levels think for about a millisecond: asking for each by itself would take as long as the thinking. */
const QUICK = /^(random|1|2)(-|$)/
/** So many quick ones think in one go; the first of them is played when the last has chosen. */
const AT_ONCE = 12
/** While a thread thinks, the next quick ones are on their way: else it would wait as long as it thinks. */
const IN_HAND = 2
/** Who has waited so long is helped, though people at other tables may wait some milliseconds more. */
const LATE_MS = 300
/** Those who have been asked leave the line together: one by one, all behind would move up each time. */
const FORGOTTEN_AT = 256

interface Waiting {
  readonly question: BotQuestion
  /** Since when, by the clock of `performance`. */
  readonly since: number
  resolve(command: BaseCommand | null | PromiseLike<BaseCommand | null>): void
  reject(error: unknown): void
}

/** Threads that think for quick bots. */
interface Thinkers {
  readonly pool: Piscina
  /** How many questions they may have in hand, and how many they have. */
  readonly most: number
  inHand: number
}

/** Where bots think and foreign games are replayed. */
export interface BotPool {
  /**
   * The bot's choice; null where nobody waited for it any more. Fails with a BotFailure when the bot fails or takes too long;
   * its thread is then replaced.
   */
  choose(question: BotQuestion): Promise<BaseCommand | null>
  /** Replays a game from a file. */
  verify(file: ExportedGame): Promise<Verdict>
  /** What keeps an edition from the table, in a sentence; null when nothing does. */
  examine(examination: Examination): Promise<string | null>
  /** How many wait for a free thread. */
  readonly waiting: number
  close(): Promise<void>
}

export interface BotPoolOptions {
  /** The module whose `games` the threads play. */
  readonly gamesModule: string
  /** How long a bot may think about one command. */
  readonly limitMs: number
}

/** How long figures are looked at; who brings them waits for it. */
const EXAMINATION_MS = 45_000

/**
 * Threads at low priority, one fewer than there are cores: a bot that thinks must not make the people at the other tables
 * wait. One more helps when quick ones have waited too long: a thread of low priority waits for the core that it was on, while
 * the next is free for moments that are too short to move there.
 */
export function openBotPool({ gamesModule, limitMs }: BotPoolOptions): BotPool {
  const ownThreads = Math.max(1, availableParallelism() - 1)
  const turn = takeTurns(ownThreads)
  const poolOf = (maxThreads: number): Piscina =>
    new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      workerData: { gamesModule },
      minThreads: 0,
      maxThreads,
      concurrentTasksPerWorker: IN_HAND,
      // Starting a thread takes about as long as a quick bot's move; between moves it waits.
      idleTimeout: 60_000,
      niceIncrement: 10,
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 },
      // Our own metrics have the times; each histogram of the pool would take 360 kB.
      recordTiming: false,
    })
  const pool = poolOf(ownThreads)
  const limit = (ms = limitMs) => ({ signal: AbortSignal.timeout(ms) })

  async function think({ ask }: BotQuestion): Promise<BaseCommand | null> {
    const request = ask()
    if (request === null) return null
    const { signal } = limit()
    const [choice] = (await pool.run([request], { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
      throw new BotFailure(`thought longer than ${limitMs} ms`, { cause: error })
    })) as [Choice]
    return commandOf(choice)
  }

  const quick: Waiting[] = []
  /** How many of the quick ones have been asked. */
  let asked = 0
  /** Who thinks for quick ones, and how many questions each has in hand. */
  const own: Thinkers = { pool, most: IN_HAND * ownThreads, inHand: 0 }
  const helper: Thinkers = { pool: poolOf(1), most: IN_HAND, inHand: 0 }

  /** Looks again when the first in line has waited too long: what the threads think of may take far longer. */
  let late: NodeJS.Timeout | undefined

  /** Who can take a question that has waited since then. */
  function freeFor({ since }: Waiting): Thinkers | null {
    if (own.inHand < own.most) return own
    if (helper.inHand === helper.most) return null
    const left = since + LATE_MS - performance.now()
    if (left <= 0) return helper
    late ??= setTimeout(() => {
      late = undefined
      askQuick()
    }, left).unref()
    return null
  }

  /** Lets the quick bots think that have waited longest. */
  function askQuick(): void {
    while (asked < quick.length) {
      const thinkers = freeFor(quick[asked] as Waiting)
      if (thinkers === null) return
      const together: Waiting[] = []
      const requests: BotRequest[] = []
      while (asked < quick.length && together.length < AT_ONCE) {
        const waiting = quick[asked++] as Waiting
        const request = wordsOf(waiting)
        if (request === null) continue
        together.push(waiting)
        requests.push(request)
      }
      if (asked >= FORGOTTEN_AT || asked === quick.length) {
        quick.splice(0, asked)
        asked = 0
      }
      if (requests.length === 0) continue
      thinkers.inHand++
      void thinkTogether(thinkers.pool, together, requests).finally(() => {
        thinkers.inHand--
        askQuick()
      })
    }
  }

  /** Where one spoils it for the others, each is asked alone. */
  async function thinkTogether(
    threads: Piscina,
    together: readonly Waiting[],
    requests: readonly BotRequest[],
  ): Promise<void> {
    try {
      const choices = (await threads.run(requests, limit())) as Choice[]
      for (const [i, { resolve, reject }] of together.entries()) {
        try {
          resolve(commandOf(choices[i] as Choice))
        } catch (error) {
          reject(error)
        }
      }
    } catch {
      for (const { question, resolve } of together) resolve(turn.next(() => think(question)))
    }
  }

  function thinkQuickly(question: BotQuestion): Promise<BaseCommand | null> {
    return new Promise((resolve, reject) => {
      quick.push({ question, since: performance.now(), resolve, reject })
      askQuick()
    })
  }
  return {
    // Waiting for a thread does not count as thinking.
    choose: (question) =>
      QUICK.test(question.level) ? thinkQuickly(question) : turn.next(() => think(question)),
    verify: (file) => turn.next(() => pool.run(file, { ...limit(), name: 'verify' }) as Promise<Verdict>),
    examine: (examination) =>
      turn.next(
        () => pool.run(examination, { ...limit(EXAMINATION_MS), name: 'examine' }) as Promise<string | null>,
      ),
    get waiting() {
      return turn.waiting + quick.length - asked
    },
    close: async () => {
      clearTimeout(late)
      await Promise.all([pool.destroy(), helper.pool.destroy()])
    },
  }
}

/** What a bot is asked whose turn has come; null, and done with it, where there is nothing to ask. */
function wordsOf({ question, resolve, reject }: Waiting): BotRequest | null {
  try {
    const request = question.ask()
    if (request === null) resolve(null)
    return request
  } catch (error) {
    reject(error)
    return null
  }
}

function commandOf(choice: Choice): BaseCommand {
  if ('failure' in choice) throw new BotFailure(choice.failure)
  return choice.command
}

/** Lets so many run at once; the others wait in order. */
function takeTurns(places: number) {
  let free = places
  const queue: (() => void)[] = []
  return {
    get waiting() {
      return queue.length
    },
    async next<Result>(run: () => Promise<Result>): Promise<Result> {
      if (free === 0) await new Promise<void>((resolve) => queue.push(resolve))
      else free--
      try {
        return await run()
      } finally {
        const following = queue.shift()
        if (following) following()
        else free++
      }
    },
  }
}
