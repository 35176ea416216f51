import { isIPv4 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Networks at home first, then those of firms; bridges of virtual machines have numbers of neither. */
const USUAL = [/^192\.168\./, /^10\./]

/**
 * The addresses under which others reach the server: the public one where the site has one, else those of this machine in
 * its networks, the most likely first. None where it listens to this machine alone.
 */
export function reachableAddresses(
  { host, publicUrl }: { readonly host: string; readonly publicUrl: string | undefined },
  port: number,
  interfaces: Interfaces,
): string[] {
  if (publicUrl !== undefined) return [publicUrl]
  if (host !== '0.0.0.0' && host !== '::')
    return isLoopback(host) ? [] : [`http://${inAddress(host)}:${port}`]
  const own = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && isIPv4(address) && !address.startsWith('169.254.'))
    .map(({ address }) => address)
  const rank = (address: string): number => [...USUAL, /./].findIndex((network) => network.test(address))
  return [...new Set(own)].toSorted((a, b) => rank(a) - rank(b)).map((address) => `http://${address}:${port}`)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
