import type { ClientMessage, ServerMessage } from '@entrepot/protocol'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 10_000

interface Hooks {
  onMessage(message: ServerMessage): void
  onConnection(open: boolean): void
}

/** The live connection to one table. It comes back by itself, and asks for everything anew when it missed something. */
export class SiteSocket {
  readonly #table: string
  readonly #hooks: Hooks
  #socket: WebSocket | null = null
  #heard = 0
  #wait = FIRST_WAIT_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(table: string, hooks: Hooks) {
    this.#table = table
    this.#hooks = hooks
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
    this.#socket?.close()
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
      this.join()
    })
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (isCurrent()) this.#hear(JSON.parse(event.data) as ServerMessage)
    })
    socket.addEventListener('close', () => {
      if (isCurrent()) this.#lost()
    })
  }

  #hear(message: ServerMessage): void {
    const missed = message.n !== this.#heard + 1
    this.#heard = message.n
    if (missed) this.join()
    if (message.type === 'sync') this.#hooks.onConnection(true)
    this.#hooks.onMessage(message)
  }

  #lost(): void {
    if (this.#closed) return
    this.#hooks.onConnection(false)
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS)
  }
}
