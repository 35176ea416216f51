import type { Viewer } from '@entrepot/kernel'
import type { ChatLine } from '@entrepot/protocol'
import type { Database } from '../storage/database.ts'
import { mutedBy, mutersOf } from '../storage/accounts.ts'
import type { AccountRow } from '../storage/schema.ts'
import { insertChat, lastChat, type NamedChat } from '../storage/chat.ts'
import type { Audience } from './audience.ts'

const KEPT_LINES = 100

/** What is said at a table, heard by those who sit at it and have not muted the speaker. */
export class TableChat {
  #table: string
  #database: Database
  #audience: Audience
  #now: () => number
  /** The last line told; undefined until the first is. */
  #told: number | undefined

  constructor(table: string, database: Database, audience: Audience, now: () => number) {
    this.#table = table
    this.#database = database
    this.#audience = audience
    this.#now = now
  }

  /** The newest lines, for somebody who joins. */
  async last(viewer: Viewer, accountId: string | null): Promise<ChatLine[]> {
    if (viewer === null || accountId === null) return []
    const lines = await lastChat(this.#database.db, this.#table, 0, KEPT_LINES)
    this.#told ??= lines.at(-1)?.number ?? 0
    const muted = lines.length === 0 ? [] : await mutedBy(this.#database.db, accountId)
    return lines.filter(({ account_id }) => !muted.includes(account_id)).map(lineOf)
  }

  /** Stores a line and tells it. */
  async say({ id }: AccountRow, sayId: string, text: string): Promise<void> {
    const { repeat } = await insertChat(this.#database.db, {
      table_id: this.#table,
      account_id: id,
      say_id: sayId,
      said_at: this.#now(),
      text,
    })
    if (repeat) return
    await this.tellNew()
    await this.#database.tell({ table: this.#table, what: 'chat' })
  }

  /** Tells the lines that have been stored since the last one told, by this process or another. */
  async tellNew(): Promise<void> {
    const lines = await lastChat(this.#database.db, this.#table, this.#told ?? 0, KEPT_LINES)
    for (const line of lines) {
      if (line.number <= (this.#told ?? 0)) continue
      this.#told = line.number
      await this.#tell(line)
    }
  }

  /** Tells the latest lines again from which the text was taken. */
  async tellEmptied(): Promise<void> {
    const lines = await lastChat(this.#database.db, this.#table, 0, KEPT_LINES)
    for (const line of lines) if (line.text === '') await this.#tell(line)
  }

  async #tell(line: NamedChat): Promise<void> {
    const deaf = await mutersOf(this.#database.db, line.account_id)
    const text = JSON.stringify({ type: 'chat', table: this.#table, line: lineOf(line) })
    for (const { viewer, accountId, tell } of this.#audience) {
      if (viewer !== null && accountId !== null && !deaf.includes(accountId)) tell(text)
    }
  }
}

function lineOf({ number, account_id, name, said_at, text }: NamedChat): ChatLine {
  return { number, by: account_id, name, at: said_at, text }
}
