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
  /** Whether it is told differences of what it sees. */
  readonly differences: boolean
  /** Sends the text of a message, which ends with `}` and lacks only its number. */
  tell(text: string): void
  /** Sends everything anew, with what happened after a position. */
  resync(since: number): void
}

/** Who comes and goes is told after so long, so that many are told at once, and who only looks in anew not at all. */
const GATHER_MS = 200
/** The more there are to be told, the more seldom: so many messages a second at most. */
const TOLD_A_SECOND = 500

export interface AudienceHooks {
  /** Called at once when somebody whom the site knows comes or goes. */
  readonly onMoved: (accountId: string) => void
  /** Called some time after somebody has come or gone, if who is here has changed. */
  readonly onPresence: () => void
}

/** Those who watch a table. */
export class Audience {
  #listeners = new Set<Listener>()
  #hooks: AudienceHooks
  #timer: NodeJS.Timeout | undefined
  /** Who was here when it was last told: to all, and since then to those who came and were told with the whole table. */
  #told = new Set(['0'])
  #hushed = false

  constructor(hooks: AudienceHooks) {
    this.#hooks = hooks
  }

  add(listener: Listener): void {
    this.#listeners.add(listener)
    this.#told.add(this.#present)
    this.#moved(listener)
  }

  remove(listener: Listener): void {
    if (this.#listeners.delete(listener)) this.#moved(listener)
  }

  #moved({ accountId }: Listener): void {
    if (accountId !== null) this.#hooks.onMoved(accountId)
    if (this.#hushed) return
    const pause = Math.max(GATHER_MS, (this.#listeners.size / TOLD_A_SECOND) * 1000)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const now = this.#present
      if (this.#told.size === 1 && this.#told.has(now)) return
      this.#told = new Set([now])
      this.#hooks.onPresence()
    }, pause).unref()
  }

  get #present(): string {
    const { accounts, strangers } = this.watching
    return [...accounts.toSorted(), strangers].join()
  }

  /** Tells no more who comes and goes. */
  hush(): void {
    clearTimeout(this.#timer)
    this.#hushed = true
  }

  /** How many sockets without a seat there are whose people have a name, and how many whose have none. */
  get onlookers(): { readonly named: number; readonly strangers: number } {
    let named = 0
    let strangers = 0
    for (const { accountId, viewer } of this.#listeners) {
      if (accountId === null) strangers++
      else if (viewer === null) named++
    }
    return { named, strangers }
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
  tellEach(make: (viewer: Viewer, differences: boolean) => Unnumbered | null): void {
    const whole = new Map<Viewer, string | null>()
    const different = new Map<Viewer, string | null>()
    for (const listener of this.#listeners) {
      const { viewer, differences } = listener
      const texts = differences ? different : whole
      let text = texts.get(viewer)
      if (text === undefined) {
        const message = make(viewer, differences)
        text = message && JSON.stringify(message)
        texts.set(viewer, text)
      }
      if (text !== null) listener.tell(text)
    }
  }

  /** Sends everything anew to everybody, with what happened since the position at which each one was. */
  beginAnew(since: (viewer: Viewer) => number): void {
    for (const listener of this.#listeners) listener.resync(since(listener.viewer))
  }

  /** Gives everybody the seat that is theirs now; who watches as somebody else than before begins anew. */
  reseat(viewerOf: (accountId: string | null) => Viewer): void {
    for (const listener of this.#listeners) {
      const viewer = viewerOf(listener.accountId)
      if (viewer === listener.viewer) continue
      listener.viewer = viewer
      listener.resync(0)
    }
  }
}
