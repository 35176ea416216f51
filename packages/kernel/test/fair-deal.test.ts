import { describe, expect, it } from 'vitest'
import {
  begin,
  commitmentOf,
  exportGame,
  Refusal,
  seedOfDeal,
  sha256,
  verifyExport,
  type DealProof,
  type ExportedGame,
} from '../src/index.ts'
import { caravan } from '../testkit/index.ts'

const SECRET = 'a1'.repeat(32)
const ADA = 'b2'.repeat(32)
const BEN = 'c3'.repeat(32)

function proofOf(secret: string, contributions: readonly (string | null)[]): DealProof {
  return { secret, commitment: commitmentOf(secret), contributions }
}

/** A game whose deal is proven: two people and a bot. */
function provenGame(deal = proofOf(SECRET, [ADA, null, BEN])): ExportedGame {
  return exportGame(caravan, begin(caravan, {}, 3, seedOfDeal(deal)), deal)
}

describe('the proof of a deal', () => {
  it('is made of plain SHA-256, as docs/fair-deal.md says', () => {
    expect(commitmentOf(SECRET)).toBe(sha256(`entrepot deal commitment\n${SECRET}`))
    expect(seedOfDeal({ secret: SECRET, contributions: [ADA, null, BEN] })).toBe(
      sha256(`entrepot deal seed\n${SECRET}\n${ADA}\n\n${BEN}`),
    )
  })

  it('is sound where everything fits', () => {
    expect(verifyExport(caravan, provenGame()).record.seats).toBe(3)
  })

  const other = 'd4'.repeat(32)
  it.each<[string, Partial<DealProof>, string]>([
    ['another secret', { secret: other }, 'commitment'],
    ['another secret with its own commitment', proofOf(other, [ADA, null, BEN]), 'seed'],
    ['another commitment', { commitment: commitmentOf(other) }, 'commitment'],
    ['another contribution', { contributions: [ADA, null, other] }, 'seed'],
    ['a contribution left out', { contributions: [ADA, null, null] }, 'seed'],
    ['a contribution for a bot', { contributions: [ADA, other, BEN] }, 'seed'],
    ['the contributions in another order', { contributions: [BEN, null, ADA] }, 'seed'],
    ['a contribution at another seat', { contributions: [null, ADA, BEN] }, 'seed'],
    ['too few seats', { contributions: [ADA, null] }, 'deal'],
    ['two contributions in one', { contributions: [`${ADA}\n`, BEN, null] }, 'deal'],
    ['a secret that is none', { secret: '' }, 'deal'],
  ])('is refused with %s', (_, change, field) => {
    const file = provenGame()
    const forged = { ...file, deal: { ...(file.deal as DealProof), ...change } }
    expect(() => verifyExport(caravan, forged)).toThrow(new RegExp(`K\\.deal: \\{"field":"${field}"`))
  })

  it('is refused with the seed of another game, even if that one leads where it says', () => {
    const chosen = exportGame(caravan, begin(caravan, {}, 3, 'chosen'))
    expect(() => verifyExport(caravan, { ...chosen, deal: proofOf(SECRET, [ADA, null, BEN]) })).toThrow(
      Refusal,
    )
  })
})
