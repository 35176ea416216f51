import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  begin,
  commitmentOf,
  exportGame,
  fastRng,
  play,
  seedOfDeal,
  type BaseCommand,
  type BaseState,
  type DealProof,
  type ExportedGame,
  type Game,
  type Match,
} from '@entrepot/kernel'
import { randomDecision } from '@entrepot/kernel/testkit'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import { afterAll, describe, expect, it } from 'vitest'

const games = [mombasa, yokohama] as unknown as readonly Game[]
const folder = mkdtempSync(join(tmpdir(), 'entrepot-deal-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The beginning of a game whose deal is proven. */
function exported(game: Game, secret: string, contributions: readonly (string | null)[]): ExportedGame {
  const deal = { secret, commitment: commitmentOf(secret), contributions }
  const rng = fastRng(secret)
  let match: Match<BaseState, BaseCommand> = begin(game, {}, contributions.length, seedOfDeal(deal))
  while (match.record.log.length < 60) {
    const decision = randomDecision(game, match.state, rng)
    if (decision === null) break
    match = play(game, match, decision.seat, decision.command)
  }
  return exportGame(game, match, deal)
}

function bits(digits: string): string {
  return digits.repeat(64 / digits.length)
}

const ADDED = [bits('a1'), null, bits('c3')]

function checked(file: ExportedGame, ...known: string[]): { code: number | null; out: string } {
  const path = join(folder, 'game.json')
  writeFileSync(path, JSON.stringify(file))
  const script = new URL('../../../docs/examples/check-deal.py', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync('python3', [script, path, ...known], { encoding: 'utf8' })
  return { code: status, out: stdout + stderr }
}

const python = spawnSync('python3', ['--version']).status === 0
if (!python) {
  process.stderr.write(
    '\n!!! python3 is not installed: the test of docs/examples/check-deal.py is SKIPPED.\n\n',
  )
}

describe.skipIf(!python)('docs/examples/check-deal.py', () => {
  it.each(games.map((game) => [game.id, game] as const))('finds the deal of %s sound', (_, game) => {
    for (const secret of ['01', '02', '03', '04'].map(bits)) {
      const file = exported(game, secret, ADDED)
      const { code, out } = checked(file, commitmentOf(secret), bits('c3'))
      expect(out).not.toContain('FALSE')
      expect(code).toBe(0)
      const { start, firstPlayer } = begin(game, {}, 3, file.seed).state as unknown as Record<string, number>
      expect(out).toContain(`so seat ${start ?? firstPlayer} begins`)
    }
  })

  const other = bits('d4')
  it.each<[string, Partial<DealProof>]>([
    ['another secret', { secret: other }],
    ['another secret and its commitment', { secret: other, commitment: commitmentOf(other) }],
    ['another contribution', { contributions: [other, null, bits('c3')] }],
    ['another order', { contributions: [bits('c3'), null, bits('a1')] }],
  ])('finds %s', (_, change) => {
    const file = exported(games[1] as Game, bits('01'), ADDED)
    expect(checked({ ...file, deal: { ...(file.deal as DealProof), ...change } })).toMatchObject({ code: 1 })
  })

  it('finds another seed, another beginning, and what you noted missing', () => {
    const file = exported(games[1] as Game, bits('01'), ADDED)
    expect(checked({ ...file, seed: other }).out).toContain('FALSE the seed')
    const log = file.log.map((entry) => ({ ...entry, seat: (entry.seat + 1) % 3 }))
    expect(checked({ ...file, log }).out).toContain('FALSE the first turn')
    expect(checked(file, other).out).toContain('FALSE the commitment')
    expect(checked(file, commitmentOf(bits('01')), other).out).toContain('FALSE what you added')
    expect(checked({ ...file, deal: null }).code).toBe(1)
  })
})
