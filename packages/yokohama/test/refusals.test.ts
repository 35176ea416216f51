import { describe, expect, it } from 'vitest'
import { yokohama } from '../src/index.ts'
import { act, laboratory, play, refused, turnTable } from './table.ts'

const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  7,
  'pass',
  [],
  {},
  { type: 7 },
  { type: 'no-such-command' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'place' },
  { type: 'place', area: 7 },
  { type: 'place', area: { id: 'bank' } },
  { type: 'place', area: 'bank', extra: 1 },
  { type: 'move', to: null },
  { type: 'move', to: 'bank', paying: 'bank' },
  { type: 'use', technology: 3 },
  { type: 'fulfil', order: [] },
  { type: 'give', gifts: 7 },
  { type: 'acquire', card: 'tech-tram-1', imports: '0' },
  { type: 'build', lot: 'nowhere' },
]

describe('bad input', () => {
  it('is refused at every kind of decision and changes nothing', () => {
    const positions = [
      turnTable(2),
      play(turnTable(2), { type: 'place', area: 'bank' }).state,
      ...['port-a', 'lab-a', 'church', 'customs', 'agency'].map((id) => {
        const state = turnTable(2)
        laboratory(state, 'mb-lab-a', 'tech-stagecoach-1')
        return act(state, id, 5).state
      }),
    ]
    for (const state of positions) {
      const before = JSON.stringify(state)
      for (const command of NONSENSE) {
        expect(refused(state, command).rule).toMatch(/^(Y\d+\.\d+|R\d+|K\.\w+)$/)
      }
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('refuses the wrong seat, a seat that is none, and anything after the end', () => {
    const state = turnTable(3)
    expect(refused(state, { type: 'done' }, 1)).toEqual({
      rule: 'K.turn',
      params: { seat: 1, deciders: [0] },
    })
    for (const seat of [-1, 3, 0.5, Number.NaN])
      expect(refused(state, { type: 'done' }, seat).rule).toBe('K.turn')
    state.over = true
    state.frames = []
    expect(refused(state, { type: 'done' }, 0).rule).toBe('K.over')
  })

  it('refuses wrong options and numbers of players', () => {
    expect(() => yokohama.setup({ agentCountsAsPower: 1 } as never, 2, 'a')).toThrow(/K\.options/)
    expect(() => yokohama.setup({ free: true } as never, 2, 'a')).toThrow(/K\.options/)
    expect(() => yokohama.setup({}, 6, 'a')).toThrow(/K\.seats/)
  })

  it('names the figures that a sentence about it needs', () => {
    const { state } = act(turnTable(2), 'agency', 5)
    state.purse[4] = 3
    expect(refused(state, { type: 'fetch', piece: 'tradingHouse' })).toEqual({
      rule: 'Y8.4',
      params: { piece: 'tradingHouse', needed: 4, yen: 3 },
    })
    expect(refused(state, { type: 'fetch', piece: 'palace' }).rule).toBe('K.command')
  })
})
