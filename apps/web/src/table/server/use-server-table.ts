import { findGame, type GameId } from '@entrepot/bots/games'
import type { Game } from '@entrepot/kernel'
import type { ServerMessage, SyncMessage, TableInfo } from '@entrepot/protocol'
import { useEffect, useState } from 'react'
import { loadRules } from '../../games/load-rules.ts'
import { offeredVersion } from '../../session/remote/api.ts'
import { RemoteSession } from '../../session/remote/remote-session.ts'
import { SiteSocket } from '../../session/remote/site-socket.ts'

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

const NOTHING: ServerTable = {
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

/** What an id of the server looks like: about anything else it need not be asked. */
const TABLE_ID = /^[\w-]{1,64}$/

/** A table of the server as long as it is looked at. `visit` opens the connection anew, as somebody else for example. */
export function useServerTable(id: string, visit: number, botNames: readonly string[]): ServerTable {
  const [table, setTable] = useState<ServerTable>(NOTHING)

  useEffect(() => {
    if (!TABLE_ID.test(id)) return setTable({ ...NOTHING, missing: true })
    let session: RemoteSession | null = null
    let game: Game | null = null
    let ended = false
    // Coming to a table tells everybody there: it is asked for once, not with every message.
    let asked = false
    let account: string | null = null

    const sync = async (message: SyncMessage): Promise<void> => {
      const { table: info, viewer, sight } = message
      const entry = findGame(info.game)
      if (entry === undefined) return setTable((shown) => ({ ...shown, missing: true }))
      if (sight !== null && session?.seat === viewer) session.hear({ n: 0, ...message })
      else if (sight !== null) {
        game ??= await loadRules(entry.id, info.version)
        if (game === null && (await isServerNewer(entry.id))) return renew()
        if (ended) return
        if (game === null) return setTable({ ...NOTHING, info, viewer, unknownRules: true })
        session = new RemoteSession(entry.id, game, socket, { ...message, sight }, account, botNames)
      }
      setTable({ ...NOTHING, info, viewer, session })
    }

    const hear = async (message: ServerMessage): Promise<void> => {
      if (message.type === 'welcome') account = message.account?.id ?? null
      else if (message.type === 'sync') await sync(message)
      else if (message.type === 'error' && message.error === 'no-table')
        setTable((shown) => ({ ...shown, missing: true }))
      else if (session !== null) session.hear(message)
      else if (message.type === 'update') askAgain()
      if (message.type !== 'table') return
      setTable((shown) => ({ ...shown, info: message.table }))
      // The game has begun: its sight comes with a new sync.
      if (session === null && message.table.status === 'playing') askAgain()
    }

    const fail = (fault: Error): void => setTable((shown) => ({ ...shown, fault }))
    // One after the other: what comes while the game is being loaded waits for it.
    let tail = Promise.resolve()
    const hearInTurn = (message: ServerMessage): void => {
      tail = tail.then(() => (ended ? undefined : hear(message))).catch(fail)
    }

    const askAgain = (): void => {
      if (asked) return
      asked = true
      socket.join()
    }

    const renew = (): void => setTable((shown) => ({ ...shown, renewed: true }))

    const socket = new SiteSocket(id, {
      onMessage: hearInTurn,
      onConnection: (open) => {
        session?.setOffline(!open)
        setTable((shown) => ({ ...shown, unreachable: !open }))
      },
      onRenewed: renew,
      onFault: fail,
    })
    return () => {
      ended = true
      socket.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language must not open the table anew
  }, [id, visit])

  return table
}
