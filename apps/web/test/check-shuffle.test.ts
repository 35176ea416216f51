import {
  begin,
  commitmentOf,
  exportGame,
  seedOfDeal,
  type DealProof,
  type ExportedGame,
  type Game,
} from '@entrepot/kernel'
import { yokohama } from '@entrepot/yokohama'
import type { TableInfo } from '@entrepot/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { shuffled } from '../src/session/new-game.ts'
import type { Verdict } from '../src/session/remote/check-shuffle.ts'
import type { DealMemory } from '../src/session/remote/deal-memory.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
beforeEach(() => kept.clear())
const { verdictOn } = await import('../src/session/remote/check-shuffle.ts')
const { addToDeal, recallDeal } = await import('../src/session/remote/deal-memory.ts')

const game = yokohama as unknown as Game
const SECRET = 'a1'.repeat(32)
const OWN = 'b2'.repeat(32)
const THEIRS = 'c3'.repeat(32)

function proofOf(secret: string, contributions: readonly (string | null)[]): DealProof {
  return { secret, commitment: commitmentOf(secret), contributions }
}

/** A game that is over as the server tells it: its file, and the table. */
function told(deal: DealProof | null, seed = deal === null ? 'drawn' : seedOfDeal(deal)) {
  const file = exportGame(game, begin(game, {}, 2, seed), deal)
  const info = { id: 't', seed, seedHash: file.seedHash, deal } as unknown as TableInfo
  return { file, info }
}

const MEMORY: DealMemory = {
  commitment: commitmentOf(SECRET),
  added: { seat: 0, contribution: OWN },
}

function judged(
  { file, info }: { file: ExportedGame; info: TableInfo },
  memory: DealMemory | null = MEMORY,
  published = info.seedHash,
  seat: number | null = 0,
): Verdict {
  return verdictOn(file, info, game, { seat, published, memory })
}

test('a deal is vouched for by what this browser added, by what others added, or by its fingerprint alone', () => {
  const sound = told(proofOf(SECRET, [OWN, THEIRS]))
  expect(judged(sound)).toEqual({ moves: 0, voucher: 'own' })
  expect(judged(sound, MEMORY, undefined, null)).toEqual({ moves: 0, voucher: 'others' })
  expect(judged(sound, null)).toEqual({ moves: 0, voucher: 'others' })
  expect(judged(told(null), null)).toEqual({ moves: 0, voucher: 'fingerprint' })
})

test('a seed with another fingerprint than the published one is found', () => {
  expect(judged(told(proofOf(SECRET, [OWN, THEIRS])), MEMORY, 'another')).toEqual({ fault: 'otherSeed' })
})

test('a secret that was exchanged after the players had added theirs is found', () => {
  const exchanged = told(proofOf('d4'.repeat(32), [OWN, THEIRS]))
  expect(judged(exchanged)).toEqual({ fault: 'otherCommitment' })
  expect(judged(told(null))).toEqual({ fault: 'otherCommitment' })
})

test('a deal without what this browser added is found, although everything else fits', () => {
  expect(judged(told(proofOf(SECRET, [THEIRS, THEIRS])))).toEqual({ fault: 'withoutOwn' })
  expect(judged(told(proofOf(SECRET, [null, THEIRS])))).toEqual({ fault: 'withoutOwn' })
  expect(judged(told(proofOf(SECRET, [THEIRS, OWN])))).toEqual({ fault: 'withoutOwn' })
})

test('a chosen seed is found', () => {
  expect(judged(told(proofOf(SECRET, [OWN, THEIRS]), 'chosen'))).toEqual({ fault: 'notFromAll' })
})

test('what a browser adds is drawn after the commitment was kept, and the first commitment stays', async () => {
  const gathering = (commitment: string): TableInfo =>
    ({ id: 't', deal: { commitment, contributions: [null, null], secret: null } }) as unknown as TableInfo
  await addToDeal(gathering('first'), 1, async (contribution) => {
    expect(recallDeal('t')).toEqual({ commitment: 'first', added: null })
    expect(contribution).toMatch(/^[0-9a-f]{64}$/)
    return gathering('second')
  })
  const first = recallDeal('t')
  expect(first).toMatchObject({ commitment: 'first', added: { seat: 1 } })
  await addToDeal(gathering('second'), 0, async () => gathering('second'))
  expect(recallDeal('t')).toMatchObject({ commitment: 'first', added: { seat: 0 } })
  expect(recallDeal('t')?.added?.contribution).not.toBe(first?.added?.contribution)
})

test('a game on this device is dealt from a proof as well', () => {
  const { seed, proof } = shuffled(3)
  expect(proof?.contributions).toHaveLength(3)
  expect(seed).toBe(seedOfDeal(proof as DealProof))
  expect(shuffled(3).seed).not.toBe(seed)
})
