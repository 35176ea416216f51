import type { FastifyBaseLogger } from 'fastify'
import type { BotPool } from './bots/pool.ts'
import type { Vigil } from './due/outage.ts'
import type { Config } from './config.ts'
import type { Games } from './games.ts'
import type { Neighbours } from './neighbours.ts'
import type { Outbox } from './notices/outbox.ts'
import type { Senders } from './notices/senders.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Database } from './storage/database.ts'

/** What the parts of the running server share. */
export interface ServerContext {
  readonly config: Config
  readonly database: Database
  readonly games: Games
  readonly rooms: Rooms
  readonly pool: BotPool
  readonly vigil: Vigil
  readonly now: () => number
  readonly neighbours: Neighbours
  /** Signs cookies and links; the same for all processes of the site. */
  readonly secret: string
  readonly senders: Senders
  readonly outbox: Outbox
  readonly log: FastifyBaseLogger
}

/** What it takes to change people and tables: in a server, or beside one by a command. */
export type Changing = Pick<ServerContext, 'now'> & {
  readonly database: Pick<Database, 'db'>
  readonly rooms: Pick<Rooms, 'changed' | 'hushed'>
}
