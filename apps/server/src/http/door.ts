import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { DoorInfo } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import { hashOfToken } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { isBannedBrowser, isInvitation, readDoor, useInvitation } from '../storage/door.ts'
import { invitationOf, knownBrowser } from './auth.ts'

const CLOSED = {
  guests: { error: 'guests-closed', message: 'This site takes no guests. Sign in to an account.' },
  accounts: { error: 'accounts-closed', message: 'This site makes no new accounts.' },
} as const

/** Lets somebody new in, or throws why not; what is returned is called when they are in. */
export async function admit(
  context: ServerContext,
  request: FastifyRequest,
  as: 'guests' | 'accounts',
): Promise<() => Promise<void>> {
  const { db } = context.database
  const door = await readDoor(db)
  const browser = knownBrowser(context, request)
  if (isBarred(door, request.ip) || (browser !== undefined && (await isBannedBrowser(db, browser))))
    throw new Problem(403, 'banned', 'Nobody new comes in from here.')
  const nothing = async (): Promise<void> => {}
  if (door[as] === 'open') return nothing
  if (door[as] === 'closed') throw new Problem(403, CLOSED[as].error, CLOSED[as].message)
  // Where guests have to be invited, who is here has been.
  if (request.who && door.guests !== 'open') return nothing
  const hash = hashOfToken(invitationOf(context, request) ?? '')
  if (await isInvitation(db, hash, context.now())) return () => useInvitation(db, hash)
  throw new Problem(403, 'invitation-needed', 'This site is for those who have an invitation.')
}

function isBarred({ barred }: DoorInfo, ip: string): boolean {
  const list = new BlockList()
  for (const network of barred) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
