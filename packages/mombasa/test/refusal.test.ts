import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { dealOf, randomDecision } from '@entrepot/kernel/testkit'
import { parseRuleTexts, Refusal, fastRng } from '@entrepot/kernel'
import { mombasa, type Command } from '../src/index.ts'
import { actionTable, newTable, refused } from './table.ts'

const rules = readFileSync(new URL('../../words/src/en/games/mombasa/rules.md', import.meta.url), 'utf8')
const known = new Set(parseRuleTexts(rules).chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)))

/** One command of every type, mostly out of place. */
const samples: readonly Command[] = [
  { type: 'keep', tile: 'start-01' },
  { type: 'rechoose' },
  { type: 'plan', slot: 'slot-2', card: 'start-coffee-1' },
  { type: 'plan', slot: 'slot-5', card: null },
  { type: 'replan' },
  { type: 'plusOne', card: 'start-coffee-1' },
  { type: 'goods', card: 'start-coffee-1' },
  { type: 'buy', card: 'A01' },
  { type: 'step', company: 'cairo' },
  { type: 'step', company: 'cairo', pay: 2 },
  { type: 'forfeit' },
  { type: 'expand', company: 'cairo' },
  { type: 'expand', company: null },
  { type: 'enter', region: 'tibesti' },
  { type: 'stop' },
  { type: 'post', company: 'cairo', column: 1 },
  { type: 'return', company: 'cairo', column: 1 },
  { type: 'remove', company: 'cairo', column: 1 },
  { type: 'collect', region: 'tibesti' },
  { type: 'bookkeeper', card: 'tile-bookkeeper' },
  { type: 'turnBook', step: 3 },
  { type: 'move', step: 3 },
  { type: 'stay' },
  { type: 'take', book: 'book-A01' },
  { type: 'cash' },
  { type: 'pick', book: 'book-A01' },
  { type: 'place', book: 'book-A01', step: 9 },
  { type: 'merchant', card: 'A09' },
  { type: 'bonus', space: 'bs-majority-cotton' },
  { type: 'bonus', space: 'extra-cairo-2' },
  { type: 'tier', min: 5 },
  { type: 'choose', option: 2 },
  { type: 'discard', card: 'C01' },
  { type: 'pay', company: 'cairo' },
  { type: 'decline' },
  { type: 'advance', company: 'cairo' },
  { type: 'end' },
  { type: 'pile', slot: 'slot-3' },
]

describe('refusals', () => {
  it('bad input is refused with a reason and changes nothing', () => {
    const state = actionTable(2)
    const before = JSON.stringify(state)
    for (const nonsense of [
      null,
      7,
      'end',
      [],
      {},
      { type: 7 },
      { type: 'fly' },
      { type: 'constructor' },
      JSON.parse('{"type":"__proto__"}'),
    ])
      expect(refused(state, nonsense).rule).toBe('K.command')
    for (const seat of [-1, 2, 0.5, Number.NaN, '0' as never])
      expect(refused(state, { type: 'end' }, seat).rule).toBe('K.turn')
    expect(refused(state, { type: 'end', extra: 1 }).rule).toBe('M4.2')
    expect(refused(state, { type: 'bonus', space: 'toString' }).rule).toBe('K.command')
    expect(refused(state, { type: 'bonus', space: ['bs-sell-card'] }).rule).toBe('K.command')
    expect(JSON.stringify(state)).toBe(before)
  })

  it('every refusal in random games names a rule of the rules text or of the kernel', () => {
    for (let index = 0; index < 12; index++) {
      const deal = dealOf(mombasa, [{ setup: 'first' }, { setup: 'later' }], 'refusals', index)
      const rng = fastRng(deal.seed)
      const state = mombasa.setup(deal.options as never, deal.seats, deal.seed)
      for (;;) {
        const decision = randomDecision(mombasa, state, rng)
        if (decision === null) break
        for (const command of samples) {
          try {
            mombasa.apply(state, decision.seat, command)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            expect(known.has(error.rule) || error.rule.startsWith('K.'), error.message).toBe(true)
          }
        }
        mombasa.step(state, decision.seat, decision.command, null)
      }
    }
  })

  it('a card that looks the same is named instead', () => {
    const state = newTable(2)
    state.place.fill(1, 6, 8)
    expect(
      refused(state, { type: 'plan', slot: 'slot-2', card: 'start-expansion-2b' }, 0).params,
    ).toMatchObject({ same: 'start-expansion-2a' })
  })
})

describe('commands', () => {
  it('stay small', () => {
    for (const command of samples) expect(JSON.stringify(command).length).toBeLessThanOrEqual(100)
  })
})
