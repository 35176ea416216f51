import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** What IANA lists as not reachable from everywhere: this network, loopback, private, shared, documentation, multicast … */
const NOT_PUBLIC_4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

/** Only this part of IPv6 is given out; loopback, link-local, private, mapped IPv4 and NAT64 lie outside. */
const GIVEN_OUT_6 = blockList('ipv6', [['2000::', 3]])
/** Protocol assignments with Teredo, documentation, 6to4, AS112: some of them wrap an IPv4 address. */
const NOT_PUBLIC_6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
])

function blockList(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}

/** Whether an IP address can belong to a machine on the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_4.check(address, 'ipv4')
  return isIPv6(address) && GIVEN_OUT_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')
}
