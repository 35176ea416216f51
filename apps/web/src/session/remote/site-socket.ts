import { PROTOCOL_VERSION, type ClientMessage, type ServerMessage } from '@entrepot/protocol'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 10_000
/** A connection that has been silent for so long is asked whether it is still there; after as long again it is given up. */
const SILENCE_MS = 20_000

interface Hooks {
  onMessage(message: ServerMessage): void
  onConnection(open: boolean): void
  /** The server speaks another version than this page: only a newer page understands it. */
  onRenewed(): void
  /** Something that the server said could not be understood. */
  onFault(error: Error): void
}

/** The live connection to one table. It comes back by itself, and asks for everything anew when it missed something. */
export class SiteSocket {
  readonly #table: string
  readonly #hooks: Hooks
  #socket: WebSocket | null = null
  #heard = 0
  #heardAt = 0
  #wait = FIRST_WAIT_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #beat: ReturnType<typeof setInterval>
  #closed = false

  constructor(table: string, hooks: Hooks) {
    this.#table = table
    this.#hooks = hooks
    this.#beat = setInterval(() => this.#listen(), SILENCE_MS)
    addEventListener('online', this.#comeBack)
    this.#connect()
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Asks for the table as it is now, with all that has happened. */
  join(): void {
    this.send({ type: 'join', table: this.#table, since: 0 })
  }

  /** Connects anew, as whoever the visitor is now. */
  reopen(): void {
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    removeEventListener('online', this.#comeBack)
    this.#socket?.close()
  }

  /** The device has a network again: there is no reason to wait any longer. */
  readonly #comeBack = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.reopen()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
    this.#socket = socket
    this.#heard = 0
    // One that was closed to connect anew has nothing more to say.
    const isCurrent = (): boolean => this.#socket === socket
    socket.addEventListener('open', () => {
      this.#wait = FIRST_WAIT_MS
      this.#heardAt = Date.now()
      this.join()
    })
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (isCurrent()) this.#take(event.data)
    })
    socket.addEventListener('close', () => {
      if (isCurrent()) this.#lost()
    })
  }

  /** What cannot be understood ends the connection: going on with half of it would show a game that is not there. */
  #take(text: string): void {
    try {
      this.#hear(JSON.parse(text) as ServerMessage)
    } catch (error) {
      this.close()
      this.#hooks.onFault(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now()
    const missed = message.n !== this.#heard + 1
    this.#heard = message.n
    if (message.type === 'welcome' && message.protocol !== PROTOCOL_VERSION) {
      this.close()
      return this.#hooks.onRenewed()
    }
    if (missed) this.join()
    if (message.type === 'sync') this.#hooks.onConnection(true)
    this.#hooks.onMessage(message)
  }

  /** A dead connection does not always close by itself: the cable may just be gone. */
  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const silentFor = Date.now() - this.#heardAt
    if (silentFor > 2 * SILENCE_MS) {
      this.#hooks.onConnection(false)
      this.reopen()
    } else if (silentFor >= SILENCE_MS) this.send({ type: 'ping', at: Date.now() })
  }

  #lost(): void {
    if (this.#closed) return
    this.#hooks.onConnection(false)
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS)
  }
}
