import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { isPublicAddress } from './public-address.ts'

/** How the server reaches machines whose names came from strangers; tests bring one of their own. */
export interface Reach {
  /** All addresses of a name. */
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>
  /** A line to one address, encrypted for the name. */
  connect(address: string, host: string): Duplex
  /** How long one sending may take, from the look-up to the answer. */
  readonly limitMs: number
}

export const INTERNET: Reach = {
  limitMs: 10_000,
  connect: (address, host) => connect({ host: address, port: 443, servername: host }),
  /** By asking name servers only: the machine's own names are nobody else's business. */
  async resolve(host, signal) {
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout: 3_000, tries: 2 })
    const cancel = (): void => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  },
}

/** An endpoint to which nothing is ever sent. */
export class BadEndpoint extends Error {
  override name = 'BadEndpoint'
}

/** The parts of a push endpoint. Throws BadEndpoint unless it is the plain https address of a named host. */
export function readEndpoint(endpoint: string): URL {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url?.protocol !== 'https:') throw new BadEndpoint('It must be an https address.')
  if (url.username !== '' || url.password !== '')
    throw new BadEndpoint('It must not hold a user or password.')
  if (url.port !== '') throw new BadEndpoint('It must not name a port.')
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0)
    throw new BadEndpoint('It must name a host, not a number.')
  if (!url.hostname.includes('.')) throw new BadEndpoint('It must name a host of the open internet.')
  // What the browser's own would be changed by, and what would be read in two ways, is none.
  if (url.href !== endpoint || url.hash !== '')
    throw new BadEndpoint('It must be written as browsers write it.')
  return url
}

/**
 * A public address of a host, for a connection to exactly this address: a name that leads elsewhere a moment later leads
 * nowhere. One address that is not public spoils the name. Throws BadEndpoint, or an error that may pass when nothing
 * was found.
 */
export async function publicAddressOf(reach: Reach, host: string, signal: AbortSignal): Promise<string> {
  const addresses = await reach.resolve(host, signal)
  signal.throwIfAborted()
  const [first] = addresses
  if (first === undefined) throw new Error(`The host ${host} has no address.`)
  if (!addresses.every(isPublicAddress)) {
    throw new BadEndpoint(`The host ${host} is not on the open internet.`)
  }
  return first
}
