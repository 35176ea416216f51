import type { Server } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { LIMITS } from '@entrepot/protocol'
import type { Config } from '../config.ts'
import { networkOf } from './rates.ts'
import { Counts } from './places.ts'

/** How long a client may take. What it leaves half said is answered with 408, and the line is cut. */
export const PATIENCE = {
  /** For a whole request. */
  requestTimeout: 20_000,
  /** Without a byte in either direction while a request is open: a client that does not read its answer. */
  connectionTimeout: 60_000,
  /** Between two requests; longer than proxies keep a line, or they would now and then use one that just closes. */
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
} as const

/** Keeps the number of lines within bounds. Behind a proxy they are all the proxy's, and it is left to it. */
export function limitConnections(server: Server, { trustProxy, rateScale }: Config): void {
  server.maxConnections = LIMITS.connections
  if (trustProxy !== false || rateScale === 0) return
  const open = new Counts()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (open.of(network) >= LIMITS.connectionsPerAddress * rateScale) return socket.destroy()
    open.add(network, 1)
    return socket.once('close', () => open.add(network, -1))
  })
}

/** Networks that are not reached from elsewhere. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whose word about a client's address is taken. Where only their number is known, the first proxy must be near: somebody
 * from elsewhere who reaches the server past the proxy could write anything into the header.
 */
export function trustOf(
  trustProxy: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (address, hop) => hop < trustProxy && (hop > 0 || isNear(address))
}

function isNear(address: string): boolean {
  return near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
