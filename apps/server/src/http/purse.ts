import type { ClientMessage } from '@entrepot/protocol'
import type { ServerContext } from '../server-context.ts'
import { Buckets, RATES } from './rates.ts'

/** What a message costs: everything anew is more work than a command, and what is no message has no use at all. */
const COSTS: Readonly<Partial<Record<ClientMessage['type'], number>>> = { join: 5 }
export const NO_MESSAGE = 5

export function costOf({ type }: ClientMessage): number {
  return COSTS[type] ?? 1
}

/** Pays for what comes on one socket. */
export interface Purse {
  /** False when there is not so much left. */
  pay(cost: number): boolean
}

/**
 * Who pays for messages: the account, with all its sockets; those without a name behind one address together. All from
 * one address share another budget; when that is spent, only those are refused who have used up half of their own, so
 * that nobody is silenced by a neighbour.
 */
export function newPurses({
  config,
  now,
  neighbours,
}: ServerContext): (accountId: string | null, network: string) => Purse {
  const accounts = new Buckets(RATES.message, config.rateScale, now, neighbours.share)
  const strangers = new Buckets(RATES.strangerMessage, config.rateScale, now, neighbours.share)
  const addresses = new Buckets(RATES.addressMessage, config.rateScale, now, neighbours.share)
  return (accountId, network) => {
    const own = accountId === null ? strangers : accounts
    const payer = accountId ?? network
    return {
      pay: (cost) => {
        const modest = own.fullness(payer) >= 0.5
        return own.take(payer, cost) && (addresses.take(network, cost) || modest)
      },
    }
  }
}
