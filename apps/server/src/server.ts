import type { FastifyInstance } from 'fastify'
import manifest from '../package.json' with { type: 'json' }
import { botDriver, type BotDriver } from './bots/driver.ts'
import { openBotPool, type BotPool } from './bots/pool.ts'
import type { Config } from './config.ts'
import { Vigil } from './due/outage.ts'
import { doWhatIsDue, type DueWork } from './due/due.ts'
import { Foreseen } from './foreseen.ts'
import type { Games } from './games.ts'
import { newApp, serve } from './http/app.ts'
import type { Sockets } from './http/socket.ts'
import { reachableFor } from './http/reach-routes.ts'
import { newMetrics, type Measured, type Metrics } from './metrics.ts'
import { Neighbours } from './neighbours.ts'
import { Outbox } from './notices/outbox.ts'
import { INTERNET, type Reach } from './notices/reach.ts'
import { openSenders } from './notices/senders.ts'
import type { Room } from './rooms/room.ts'
import { Rooms } from './rooms/rooms.ts'
import { newToken } from './secrets.ts'
import type { ServerContext } from './server-context.ts'
import { valueMadeOnce } from './storage/accounts.ts'
import type { Database } from './storage/database.ts'
import { withTroubleTold } from './storage/data-trouble.ts'
import { openDatabase } from './storage/open.ts'
import { keepPrivate } from './storage/private-files.ts'
import { oldestDue } from './storage/due-tables.ts'
import { waitingNotices } from './storage/notices.ts'
import { tablesByStatus } from './storage/table-lists.ts'

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  address: string
  /** Where others find it. */
  reachable: readonly string[]
  app: FastifyInstance
  context: ServerContext
  stop(): Promise<void>
}

/** The games of a site, and the module from which the bots' threads import them. */
export interface Offer {
  readonly games: Games
  readonly gamesModule: string
}

/** Opens the data, starts listening, and returns once the first request can be answered. */
export async function startServer(
  config: Config,
  offer: Offer,
  now: () => number = Date.now,
  reach: Reach = INTERNET,
): Promise<RunningServer> {
  const app = newApp(config)
  const onTrouble = (error: unknown, what: string): void => app.log.error(error, what)
  if (config.databaseUrl === undefined) closeData(app, config)
  const database = await openDatabase(config, (error) => onTrouble(error, 'the database connection failed'))
  const pool = openBotPool({ gamesModule: offer.gamesModule, limitMs: config.botLimitMs })
  const metrics = newMetrics()
  const bots = botDriver({ pool, database, now, onTrouble, onMoved: metrics.botMoved })
  let ready = true
  let stopping: Promise<void> | undefined
  let due: DueWork | undefined

  async function stopOnce(): Promise<void> {
    ready = false
    await due?.stop()
    await context.outbox.close()
    await app.close()
    await closeAll(context, bots, pool, database)
  }
  const stop = (): Promise<void> => (stopping ??= stopOnce())

  const context = await openContext(
    app,
    config,
    database,
    offer.games,
    pool,
    bots,
    now,
    onTrouble,
    reach,
    metrics,
  )
  try {
    const withoutRules: Measured['withoutRules'] = () => due?.withoutRules ?? []
    const gamesWithoutRules = (): number => withoutRules().reduce((sum, { count }) => sum + count, 0)
    const serving = { version: manifest.version, isReady: () => ready, metrics, gamesWithoutRules }
    const sockets = await serve(app, context, serving)
    metrics.measure(measured(context, sockets, pool, withoutRules))
    due = await doWhatIsDue(context)
    const address = await listen(app, config)
    const reachable = reachableFor(app, config)
    return { address, reachable, app, context, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Data that others on the machine could read are theirs no more, and who runs the site is told. */
function closeData(app: FastifyInstance, { dataDir }: Config): void {
  const open = withTroubleTold(dataDir, () => keepPrivate(dataDir))
  if (open.length > 0)
    app.log.warn({ open }, 'data were readable by others on this machine; now they are not')
}

async function openContext(
  app: FastifyInstance,
  config: Config,
  database: Database,
  games: Games,
  pool: BotPool,
  bots: BotDriver,
  now: () => number,
  onTrouble: (error: unknown, what: string) => void,
  reach: Reach,
  { delivered }: Metrics,
): Promise<ServerContext> {
  const vigil = new Vigil(database, now, async (ids) => {
    for (const id of ids) await rooms.changed(id)
  })
  const steady = (): Promise<void> => vigil.steady()
  const onBotTurn = (room: Room): void => bots.drive(room)
  const rooms = new Rooms({ database, games, now, steady, onBotTurn, onTrouble })
  const secret = await valueMadeOnce(database.db, 'secret', newToken)
  const senders = await openSenders(config, secret, delivered, reach)
  const outbox = new Outbox({ database, rooms, senders, now, log: app.log })
  const neighbours = new Neighbours(database, now)
  return {
    config,
    database,
    games,
    rooms,
    pool,
    vigil,
    now,
    neighbours,
    secret,
    senders,
    outbox,
    log: app.log,
  }
}

function measured(
  { rooms, database, now }: ServerContext,
  sockets: Sockets,
  pool: BotPool,
  withoutRules: Measured['withoutRules'],
): Measured {
  return {
    sockets: () => sockets.count,
    residentGames: () => rooms.resident,
    waitingBots: () => pool.waiting,
    waitingNotices: () => waitingNotices(database.db),
    jobLag: async () => Math.max(0, now() - ((await oldestDue(database.db)) ?? now())) / 1000,
    tables: () => tablesByStatus(database.db),
    withoutRules,
  }
}

/**
 * In the order in which they use each other; what was acknowledged is stored already. Bots are told first, so that none
 * takes the end of the threads for its own failure.
 */
async function closeAll(
  { rooms }: ServerContext,
  bots: BotDriver,
  pool: BotPool,
  database: Database,
): Promise<void> {
  const stopped = bots.close()
  await pool.close()
  await stopped
  await rooms.drained()
  await database.close()
}

/** So many connections may wait to be taken up; with fewer, a crowd makes the system turn others away for seconds. */
const BACKLOG = 4096

/** Why nobody can be heard at a port of an address, by the word of the system. */
const DEAF: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (port) =>
    `Port ${port} is for the administrator of the machine. Choose one from 1024 on, for example PORT=3000, and put a proxy in front.`,
  EADDRNOTAVAIL: (_, host) => `HOST is ${host}, which is no address of this machine.`,
  ENOTFOUND: (_, host) => `HOST is ${host}, which is no address of this machine.`,
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    await app.listen({ port, host, backlog: BACKLOG })
  } catch (error) {
    const why = DEAF[error instanceof Error && 'code' in error ? String(error.code) : '']
    throw why === undefined ? error : new Foreseen(why(port, host), { cause: error })
  }
  const bound = app.addresses()[0]?.port ?? port
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${bound}`
}
