import type { Viewer } from '@entrepot/kernel'
import type { ServerMessage } from '@entrepot/protocol'
import type { Watching } from '../storage/database.ts'

/** A message before a socket gives it its number. */
export type Unnumbered<Message = ServerMessage> = Message extends ServerMessage ? Omit<Message, 'n'> : never

/** Somebody who watches a table: one socket. */
export interface Listener {
  readonly accountId: string | null
  /** As whom it watches; the room keeps it up to date. */
  viewer: Viewer
  /** Sends the text of a message, which ends with `}` and lacks only its number. */
  tell(text: string): void
  /** Sends everything anew; what happened after a position comes with it where one is given. */
  resync(since?: number): void
}

/** Those who watch a table. */
export class Audience {
  #listeners = new Set<Listener>()
  /** Called when somebody comes or goes. */
  #onPresence: () => void

  constructor(onPresence: () => void) {
    this.#onPresence = onPresence
  }

  add(listener: Listener): void {
    const known = this.#counts(listener)
    this.#listeners.add(listener)
    if (!known) this.#onPresence()
  }

  remove(listener: Listener): void {
    if (this.#listeners.delete(listener) && !this.#counts(listener)) this.#onPresence()
  }

  /** Whether the one behind a socket is here by another one; strangers cannot be told from each other. */
  #counts({ accountId }: Listener): boolean {
    return accountId !== null && this.has(accountId)
  }

  has(accountId: string): boolean {
    for (const listener of this.#listeners) if (listener.accountId === accountId) return true
    return false
  }

  /** Who is here, each once. */
  get watching(): Watching {
    const accounts = new Set<string>()
    let strangers = 0
    for (const { accountId } of this.#listeners) {
      if (accountId === null) strangers++
      else accounts.add(accountId)
    }
    return { accounts: [...accounts], strangers }
  }

  get empty(): boolean {
    return this.#listeners.size === 0
  }

  [Symbol.iterator](): IterableIterator<Listener> {
    return this.#listeners.values()
  }

  tell(message: Unnumbered): void {
    if (this.empty) return
    const text = JSON.stringify(message)
    for (const listener of this.#listeners) listener.tell(text)
  }

  /** A message for each kind of viewer, made and written once however many sockets it has. */
  tellEach(make: (viewer: Viewer) => Unnumbered | null): void {
    const texts = new Map<Viewer, string | null>()
    for (const listener of this.#listeners) {
      const { viewer } = listener
      let text = texts.get(viewer)
      if (text === undefined) {
        const message = make(viewer)
        text = message && JSON.stringify(message)
        texts.set(viewer, text)
      }
      if (text !== null) listener.tell(text)
    }
  }

  /** Sends everything anew to everybody, with what happened since the position at which each one was. */
  beginAnew(since?: (viewer: Viewer) => number): void {
    for (const listener of this.#listeners) listener.resync(since?.(listener.viewer))
  }

  /** Gives everybody the seat that is theirs now; who watches as somebody else than before begins anew. */
  reseat(viewerOf: (accountId: string | null) => Viewer): void {
    for (const listener of this.#listeners) {
      const viewer = viewerOf(listener.accountId)
      if (viewer === listener.viewer) continue
      listener.viewer = viewer
      listener.resync()
    }
  }
}
