import { Refusal } from './refusal.ts'
import { sha256 } from './sha256.ts'

/**
 * Where the seed of a deal came from. Who deals draws a secret and publishes its commitment first; then everybody adds
 * something of their own; the seed is the hash of all. Who deals cannot choose any more when the others add theirs, and
 * they do not know the secret when they do.
 */
export interface DealProof {
  /** 256 random bits in hexadecimal, told when the game is over. */
  readonly secret: string
  /** What was published before anybody added anything. */
  readonly commitment: string
  /** What each seat added, 256 bits in hexadecimal; null for a seat that added nothing. */
  readonly contributions: readonly (string | null)[]
}

/** 256 bits in hexadecimal. */
export const DEAL_BITS: RegExp = /^[0-9a-f]{64}$/

/** What may be told of a secret before the end. */
export function commitmentOf(secret: string): string {
  return sha256(`entrepot deal commitment\n${secret}`)
}

/** The seed that follows from a secret and what the seats added, in their order. */
export function seedOfDeal({ secret, contributions }: Pick<DealProof, 'secret' | 'contributions'>): string {
  return sha256(['entrepot deal seed', secret, ...contributions.map((added) => added ?? '')].join('\n'))
}

/** Refuses a proof that does not lead to the seed of its game. */
export function checkDeal(
  deal: DealProof,
  { seats, seed }: { readonly seats: number; readonly seed: unknown },
): void {
  if (!isDealProof(deal) || deal.contributions.length !== seats) {
    throw new Refusal('K.deal', {
      field: 'deal',
      reason: 'is not a secret, its commitment and an addition for each seat',
    })
  }
  if (commitmentOf(deal.secret) !== deal.commitment) {
    throw new Refusal('K.deal', { field: 'commitment', reason: 'does not commit to the secret' })
  }
  if (seedOfDeal(deal) !== seed) {
    throw new Refusal('K.deal', {
      field: 'seed',
      reason: 'does not follow from the secret and what the seats added',
    })
  }
}

/** What comes from a file may be anything. */
function isDealProof(deal: Partial<DealProof> | null): deal is DealProof {
  return (
    typeof deal?.secret === 'string' &&
    DEAL_BITS.test(deal.secret) &&
    typeof deal.commitment === 'string' &&
    Array.isArray(deal.contributions) &&
    deal.contributions.every(
      (added) => added === null || (typeof added === 'string' && DEAL_BITS.test(added)),
    )
  )
}
