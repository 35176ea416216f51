import type { ServerContext } from '../server-context.ts'
import type { PlayedVersion } from '../storage/played-versions.ts'
import { moveForgottenBots } from './bots.ts'
import { keepTime } from './clocks.ts'
import { HELLO_MS } from '../neighbours.ts'
import { notePresence, sendNotices } from './notices.ts'
import { BEAT_MS } from './outage.ts'
import { heedMissingRules } from './rules.ts'
import { tidyUp } from './tidy.ts'

/** What is to be done again and again, and how often. */
interface Chore {
  readonly name: string
  readonly everyMs: number
  run(context: ServerContext): Promise<void>
}

const CHORES: readonly Chore[] = [
  { name: 'sign of life', everyMs: BEAT_MS, run: ({ vigil }) => vigil.beat() },
  { name: 'neighbours', everyMs: HELLO_MS, run: greetNeighbours },
  { name: 'clocks', everyMs: 1_000, run: keepTime },
  { name: 'presence', everyMs: 20_000, run: notePresence },
  { name: 'notices', everyMs: 5_000, run: sendNotices },
  { name: 'forgotten bots', everyMs: 10_000, run: (context) => moveForgottenBots(context, false) },
  { name: 'presence elsewhere', everyMs: 20_000, run: tellPresence },
  { name: 'lost messages', everyMs: 10_000, run: readLostMessages },
  { name: 'tidying up', everyMs: 600_000, run: tidyUp },
  { name: 'idle rooms', everyMs: 15_000, run: (context) => context.rooms.sweep() },
]

/** Messages of another process that never came, because it was killed before it could send them. */
async function readLostMessages({ database, rooms }: ServerContext): Promise<void> {
  if (database.kind === 'postgres') await rooms.refreshBehind()
}

async function greetNeighbours({ database, neighbours }: ServerContext): Promise<void> {
  if (database.kind === 'postgres') await neighbours.greet()
}

async function tellPresence({ database, rooms }: ServerContext): Promise<void> {
  if (database.kind === 'postgres') await rooms.tellPresence()
}

export interface DueWork {
  /** The versions of stored games that no rules here fit, as found at the start. */
  readonly withoutRules: readonly PlayedVersion[]
  stop(): Promise<void>
}

/**
 * Does what is due. All of it follows from stored rows, so a crash loses none of it; what several processes find at once,
 * the row's lock or a claim lets one of them do.
 */
export async function doWhatIsDue(context: ServerContext): Promise<DueWork> {
  const alone = context.database.kind === 'sqlite'
  await context.vigil.begin()
  const withoutRules = await heedMissingRules(context)
  await moveForgottenBots(context, alone)
  await greetNeighbours(context)
  const running = new Set<Promise<void>>()
  const timers = CHORES.map(({ name, everyMs, run }) => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const done = run(context)
        .catch((error: unknown) => context.log.error(error, `what is due failed: ${name}`))
        .finally(() => {
          busy = false
          running.delete(done)
        })
      running.add(done)
    }, everyMs)
  })
  return {
    withoutRules,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
