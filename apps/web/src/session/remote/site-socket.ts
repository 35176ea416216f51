import { PROTOCOL_VERSION, type ClientMessage, type ServerMessage } from '@entrepot/protocol'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 10_000
/** A connection that has been silent for so long is asked whether it is still there; after as long again it is given up. */
const SILENCE_MS = 20_000
/** What was sent is answered at once by a server that hears it: one that has not by then is not there. */
const PATIENCE_MS = 6000
/** Clocks that have drifted apart by so much were set, or the device has slept. */
const DRIFT_MS = 3000

interface Hooks {
  /** The position of the game that is held already, 0 for none. */
  held(): number
  onMessage(message: ServerMessage): void
  onConnection(open: boolean): void
  /** The server speaks another version than this page: only a newer page understands it. */
  onRenewed(): void
  /** Something that the server said could not be understood. */
  onFault(error: Error): void
}

/** The live connection to one table. It comes back by itself, and asks for what is missing when it missed something. */
export class SiteSocket {
  readonly #table: string
  readonly #hooks: Hooks
  #socket: WebSocket | null = null
  #heard = 0
  /** By `performance.now()`, as all moments here: nobody can set it back. */
  #heardAt = 0
  /** When the first thing was sent that has not been answered yet. */
  #owedSince: number | null = null
  #patience = PATIENCE_MS
  #drift = driftNow()
  #wait = FIRST_WAIT_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Until what was said too fast is said again. */
  #pause: ReturnType<typeof setTimeout> | undefined
  readonly #beat: ReturnType<typeof setInterval>
  #closed = false

  constructor(table: string, hooks: Hooks) {
    this.#table = table
    this.#hooks = hooks
    this.#beat = setInterval(() => this.#listen(), 1000)
    addEventListener('online', this.#comeBack)
    this.#connect()
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(message))
    // A whole table may take long over a slow line: only what is answered in a word is waited for.
    if (message.type !== 'join') this.#owedSince ??= performance.now()
  }

  /** Asks for the table as it is now, with all that has happened since the position that is held, or another. */
  join(since = this.#hooks.held()): void {
    this.send({ type: 'join', table: this.#table, since, differences: true })
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
    clearTimeout(this.#pause)
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
    this.#owedSince = null
    // One that was closed to connect anew has nothing more to say.
    const isCurrent = (): boolean => this.#socket === socket
    socket.addEventListener('open', () => {
      this.#wait = FIRST_WAIT_MS
      this.#heardAt = performance.now()
      this.#owedSince = this.#heardAt
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
    this.#heardAt = performance.now()
    this.#owedSince = null
    if (message.type !== 'welcome') this.#patience = PATIENCE_MS
    const missed = message.n !== this.#heard + 1
    this.#heard = message.n
    if (message.type === 'welcome' && message.protocol !== PROTOCOL_VERSION) {
      this.close()
      return this.#hooks.onRenewed()
    }
    if (missed) this.join()
    if (message.type === 'error' && message.error === 'too-fast') this.#joinLater(message.retryAfter)
    if (message.type === 'sync') this.#hooks.onConnection(true)
    this.#hooks.onMessage(message)
  }

  /** The server did not listen: which message it was it does not know, so the table is asked for, and the rest follows. */
  #joinLater(seconds = 1): void {
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.join(), 1000 * seconds)
  }

  /** A dead connection does not always close by itself: the cable may just be gone. */
  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const now = performance.now()
    const silentFor = now - this.#heardAt
    if (silentFor > 2 * SILENCE_MS || (this.#owedSince !== null && now - this.#owedSince > this.#patience)) {
      // A line that is only slow is given more time after each attempt.
      this.#patience = Math.min(2 * this.#patience, 2 * SILENCE_MS)
      this.#hooks.onConnection(false)
      this.reopen()
    } else if (silentFor >= SILENCE_MS && this.#owedSince === null)
      this.send({ type: 'ping', at: Date.now() })
    // The server's clocks are read anew where this device's may have stood still.
    const drift = driftNow()
    if (Math.abs(drift - this.#drift) > DRIFT_MS) this.join()
    this.#drift = drift
  }

  #lost(): void {
    if (this.#closed) return
    this.#hooks.onConnection(false)
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS)
  }
}

function driftNow(): number {
  return Date.now() - performance.now()
}
