// A push service for tests: what is sent to a public name arrives here, and nowhere else.

import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import webPush from 'web-push'
import type { Reach } from '../src/notices/reach.ts'

export interface PushServer extends Reach {
  /** The addresses that a name has from now on; any name has a public one unless told otherwise. */
  names: Record<string, readonly string[]>
  /** The status of the answer by host; `silent` for none at all. */
  answers: Record<string, number | 'silent'>
  /** The hosts that were sent something, in order. */
  readonly woken: string[]
  /** The addresses to which lines were opened. */
  readonly dialled: string[]
  limitMs: number
}

export async function startPushServer(): Promise<PushServer> {
  const server: PushServer = {
    names: {},
    answers: {},
    woken: [],
    dialled: [],
    limitMs: 60_000,
    resolve: async (host) => server.names[host] ?? ['93.184.216.34'],
    connect: (address) => {
      server.dialled.push(address)
      return connect(port, '127.0.0.1')
    },
  }
  const http = createServer((request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host as string
    server.woken.push(host)
    const status = server.answers[host] ?? 201
    if (status === 'silent') return
    response.writeHead(status, { location: 'https://elsewhere.example.org/' })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  return server
}

export function vapidKeys(): { publicKey: string; privateKey: string } {
  return webPush.generateVAPIDKeys()
}

/** What a browser gives the page that subscribes. */
export function subscription(endpoint: string): object {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return { endpoint, keys }
}
