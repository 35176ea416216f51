import { positionFor } from '@entrepot/kernel'
import type { ClusterMessage } from '../storage/database.ts'
import { tableVersions } from '../storage/table-lists.ts'
import { readTable } from '../storage/tables.ts'
import { rulesAt } from '../tables/editions.ts'
import { Histories } from './histories.ts'
import type { RoomHooks } from './hooks.ts'
import { loadSitting } from './load.ts'
import { Room } from './room.ts'

/** Rooms stay in memory so long after the last person has gone. */
const LINGER_MS = 60_000

/** The tables in memory: read when somebody comes, forgotten some time after the last has gone. */
export class Rooms {
  #hooks: RoomHooks
  #histories: Histories
  #rooms = new Map<string, Promise<Room | undefined>>()
  #idleSince = new Map<string, number>()

  constructor(hooks: RoomHooks) {
    this.#hooks = hooks
    this.#histories = new Histories(hooks.database)
    hooks.database.listen((message) => this.#hear(message))
  }

  /** The room of a table; undefined when there is no such table. */
  enter(id: string): Promise<Room | undefined> {
    this.#idleSince.delete(id)
    const present = this.#rooms.get(id)
    if (present) return present
    const coming = this.#load(id)
    this.#rooms.set(id, coming)
    coming.then(
      (room) => {
        if (!room) this.#rooms.delete(id)
      },
      () => this.#rooms.delete(id),
    )
    return coming
  }

  /** A table was changed in the database by this process: those in the room see it, other processes hear of it. */
  async changed(id: string): Promise<void> {
    await this.#refresh(id)
    await this.#hooks.database.tell({ table: id, what: 'table' })
  }

  /** Lines were taken out of a table's chat by this process. */
  async hushed(id: string): Promise<void> {
    await (await this.#rooms.get(id))?.chat.tellEmptied()
    await this.#hooks.database.tell({ table: id, what: 'hushed' })
  }

  /** How many tables are in memory. */
  get resident(): number {
    return this.#rooms.size
  }

  /** Reads the rooms again whose tables have changed without this process hearing of it. */
  async refreshBehind(): Promise<void> {
    const versions = await tableVersions(this.#hooks.database.db, [...this.#rooms.keys()])
    for (const { id, length, revision } of versions) {
      const room = await this.#rooms.get(id)
      if (room && (room.table.length < length || room.table.revision < revision)) await room.refresh()
    }
  }

  /** A room whose memory can no longer be trusted, after a write with unknown end, is read anew. */
  async reload(id: string): Promise<void> {
    const old = await this.#rooms.get(id)
    this.#rooms.delete(id)
    if (!old || old.audience.empty) return
    const { sitting } = old
    old.audience.beginAnew((viewer) => (sitting ? positionFor(sitting, viewer) : 0))
  }

  /** The persons with seats who have a running game before their eyes. */
  async watched(): Promise<{ table: string; accounts: string[] }[]> {
    const rooms = await Promise.all(this.#rooms.values())
    return rooms.flatMap((room) => {
      if (room?.table.status !== 'playing') return []
      const accounts = room.audience.watching.accounts.filter((account) => room.viewerOf(account) !== null)
      return accounts.length === 0 ? [] : [{ table: room.id, accounts }]
    })
  }

  /** Forgets rooms that have been idle for long enough. */
  async sweep(): Promise<void> {
    const now = this.#hooks.now()
    for (const [id, coming] of this.#rooms) {
      const room = await coming
      if (!room?.idle) this.#idleSince.delete(id)
      else if (!this.#idleSince.has(id)) this.#idleSince.set(id, now)
      else if (now - (this.#idleSince.get(id) as number) >= LINGER_MS) {
        this.#idleSince.delete(id)
        this.#rooms.delete(id)
      }
    }
  }

  /** Waits until every command in work is stored and shown, and everybody's coming and going written down. */
  async drained(): Promise<void> {
    for (const coming of this.#rooms.values()) {
      const room = await coming
      room?.audience.hush()
      await room?.drained()
      await room?.presence.noted()
    }
  }

  async #load(id: string): Promise<Room | undefined> {
    const { database, games } = this.#hooks
    const table = await readTable(database.db, id)
    if (!table) return undefined
    const rules = await rulesAt(games, database.db, table)
    const loaded = await loadSitting(database.db, table, rules?.game)
    const room = new Room(table, loaded, this.#hooks, this.#histories)
    if (room.botsToMove().length > 0) this.#hooks.onBotTurn(room)
    await database.tell({ what: 'who', table: id })
    return room
  }

  #hear(message: ClusterMessage): void {
    this.#heed(message).catch((error: unknown) => this.#hooks.onTrouble(error, `message of ${message.what}`))
  }

  async #heed(message: ClusterMessage): Promise<void> {
    if (message.what === 'gap') return this.#catchUpAll()
    if (message.what === 'sessions' || message.what === 'alive') return
    const room = await this.#rooms.get(message.table)
    if (!room) return
    if (message.what === 'chat') await room.chat.tellNew()
    else if (message.what === 'hushed') await room.chat.tellEmptied()
    else if (message.what === 'presence') room.presence.hear(message.process, message.watching)
    else if (message.what === 'who') await (room.audience.empty ? undefined : room.presence.tell())
    else await room.refresh()
  }

  /** After messages may have been missed. */
  async #catchUpAll(): Promise<void> {
    await this.refreshBehind()
    for (const coming of this.#rooms.values()) {
      const chat = (await coming)?.chat
      await chat?.tellNew()
      await chat?.tellEmptied()
    }
    await this.tellPresence()
  }

  /** Tells the other processes who watches here, and forgets of theirs what they no longer tell. */
  async tellPresence(): Promise<void> {
    for (const coming of this.#rooms.values()) {
      const room = await coming
      if (!room) continue
      room.presence.forgetSilent()
      if (!room.audience.empty) await room.presence.tell()
    }
  }

  async #refresh(id: string): Promise<void> {
    const room = await this.#rooms.get(id)
    await room?.refresh()
  }
}
