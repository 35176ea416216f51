import { findGame, type GameId } from '@entrepot/bots/games'
import type { Game } from '@entrepot/kernel'
import type { ServerMessage, SyncMessage, TableInfo } from '@entrepot/protocol'
import { loadRules } from '../../games/load-rules.ts'
import { figuresOf, offeredVersion } from './api.ts'
import { RemoteSession } from './remote-session.ts'
import { SiteSocket } from './site-socket.ts'

export interface ServerTable {
  /** Null until the server has said anything. */
  readonly info: TableInfo | null
  /** The viewer's seat; null for a spectator. */
  readonly viewer: number | null
  /** From the moment the game begins. */
  readonly session: RemoteSession | null
  readonly missing: boolean
  /** The server does not answer, and has not said anything about this table yet. */
  readonly unreachable: boolean
  /** The server is newer than this page. */
  readonly renewed: boolean
  /** Neither this page nor a newer one of this server knows the rules that the game began on. */
  readonly unknownRules: boolean
  /** What makes it impossible to go on. */
  readonly fault: Error | null
}

export const UNKNOWN_TABLE: ServerTable = {
  info: null,
  viewer: null,
  session: null,
  missing: false,
  unreachable: false,
  renewed: false,
  unknownRules: false,
  fault: null,
}

/** Whether the server deals games by rules that this page does not know. */
async function isServerNewer(game: GameId): Promise<boolean> {
  return (await loadRules(game, await offeredVersion(game))) === null
}

/** The rules that the game of a table began on, with the figures of its edition. */
async function rulesOf(game: GameId, { version, edition }: TableInfo): Promise<Game | null> {
  return loadRules(game, version, edition === null ? undefined : await figuresOf(edition))
}

/** What an id of the server looks like: about anything else it need not be asked. */
const TABLE_ID = /^[\w-]{1,64}$/

/** What those are called who play a game for the computer. */
export type BotNames = (game: GameId) => readonly string[]

/** Watches a table of the server and tells whenever something about it has changed; what it returns ends that. */
export function watchTable(id: string, botNames: BotNames, tell: (table: ServerTable) => void): () => void {
  let table = UNKNOWN_TABLE
  const change = (part: Partial<ServerTable>): void => {
    table = { ...table, ...part }
    tell(table)
  }
  if (!TABLE_ID.test(id)) {
    change({ missing: true })
    return () => {}
  }
  let game: Game | null = null
  let ended = false
  // Coming to a table tells everybody there: it is asked for once, not with every message.
  let asked = false
  let account: string | null = null

  const sync = async (message: SyncMessage): Promise<void> => {
    const { table: info, viewer, sight } = message
    const entry = findGame(info.game)
    if (entry === undefined) return change({ missing: true })
    let { session } = table
    if (sight !== null && session?.seat === viewer) session.hear({ n: 0, ...message })
    else if (sight !== null) {
      // Whoever looks as somebody else has been told nothing yet.
      if (message.since !== 0) return socket.join(0)
      game ??= await rulesOf(entry.id, info)
      if (game === null && (await isServerNewer(entry.id))) return change({ renewed: true })
      if (ended) return
      if (game === null) return change({ ...UNKNOWN_TABLE, info, viewer, unknownRules: true })
      session = new RemoteSession(entry.id, game, socket, { ...message, sight }, account, botNames(entry.id))
    }
    change({ ...UNKNOWN_TABLE, info, viewer, session })
  }

  const hear = async (message: ServerMessage): Promise<void> => {
    const { session } = table
    if (message.type === 'welcome') account = message.account?.id ?? null
    else if (message.type === 'sync') await sync(message)
    else if (message.type === 'error' && message.error === 'no-table') change({ missing: true })
    else if (session !== null) session.hear(message)
    else if (message.type === 'update' || message.type === 'change') askAgain()
    if (message.type !== 'table') return
    change({ info: message.table })
    // The game has begun: its sight comes with a new sync.
    if (session === null && message.table.status === 'playing') askAgain()
  }

  // One after the other: what comes while the game is being loaded waits for it.
  let tail = Promise.resolve()
  const hearInTurn = (message: ServerMessage): void => {
    tail = tail.then(() => (ended ? undefined : hear(message))).catch((fault: Error) => change({ fault }))
  }

  const askAgain = (): void => {
    if (asked) return
    asked = true
    socket.join()
  }

  const socket = new SiteSocket(id, {
    held: () => table.session?.snapshot().position ?? 0,
    onMessage: hearInTurn,
    onConnection: (open) => {
      table.session?.setOffline(!open)
      change({ unreachable: !open })
    },
    onRenewed: () => change({ renewed: true }),
    onFault: (fault) => change({ fault }),
  })
  return () => {
    ended = true
    socket.close()
  }
}
