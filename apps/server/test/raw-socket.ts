// A client that keeps to no rule of the protocol: it may ignore a close, never read, or break off in the middle.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawOptions {
  readonly cookie?: string
  /** From which of the machine's own addresses it comes. */
  readonly localAddress?: string
}

/** A line to the server, with nothing said yet. */
export async function rawLine(address: string, { localAddress }: RawOptions = {}): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const line = connect({ host: hostname, port: Number(port), ...(localAddress ? { localAddress } : {}) })
  line.on('error', () => {})
  await once(line, 'connect')
  return line
}

/** Asks for a WebSocket. */
export function upgrade(cookie = ''): string {
  const head = [
    'GET /api/socket HTTP/1.1',
    'host: x',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ]
  return `${head.join('\r\n')}\r\n\r\n`
}

/** A frame of any kind: 1 text, 8 close, 9 ping, 10 pong. With a mask of zeros the payload stands in it as it is. */
export function frameOf(kind: number, payload: Buffer): Buffer {
  const long = payload.length > 125
  const head = Buffer.alloc(long ? 8 : 6)
  head[0] = 0x80 | kind
  head[1] = 0x80 | (long ? 126 : payload.length)
  if (long) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

/** A WebSocket of which only the frames that are sent are made; what comes is counted, not understood. */
export class RawSocket {
  readonly line: Socket
  /** All that came, as it came. */
  received = ''

  private constructor(line: Socket) {
    this.line = line
    line.on('data', (data) => (this.received += data.toString()))
  }

  static async open(address: string, options: RawOptions = {}): Promise<RawSocket> {
    const socket = new RawSocket(await rawLine(address, options))
    socket.line.write(upgrade(options.cookie))
    await socket.until('"welcome"')
    return socket
  }

  /** Waits until something has come. */
  async until(text: string): Promise<void> {
    while (!this.received.includes(text)) {
      if (this.line.destroyed)
        throw new Error(`the line ended before ${text} came: ${this.received.slice(0, 300)}`)
      await new Promise((resolve) => this.line.once('data', resolve).once('close', resolve))
    }
  }

  send(text: string): void {
    this.frame(0x1, Buffer.from(text))
  }

  frame(kind: number, payload: Buffer): void {
    if (!this.line.destroyed) this.line.write(frameOf(kind, payload))
  }

  async closed(): Promise<void> {
    if (!this.line.destroyed) await new Promise((resolve) => this.line.once('close', resolve))
  }
}
