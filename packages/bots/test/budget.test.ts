import { knowledgeOf, playerOf } from '@entrepot/bots/players'
import { fastRng } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { SUBJECTS } from './subjects.ts'

/** A clock that goes on by a millisecond whenever it is looked at. */
function tickingClock(): () => number {
  let time = 0
  return () => time++
}

describe.each(SUBJECTS)('a player of %s that searches', (_name, { game }) => {
  const state = game.setup({}, 2, 'clock')
  const [seat] = game.deciders(state)
  const view = game.view(state, seat)

  it.each([
    ['2', 50],
    ['3', 250],
    ['4', 900],
  ] as const)('of level %s stops by the clock', (level, most) => {
    const player = playerOf(game, level, { now: tickingClock() })
    player.choose(view, seat, fastRng('clock'))
    expect(player.effort?.millis).toBeGreaterThan(0)
    expect(player.effort?.millis).toBeLessThanOrEqual(most)
  })

  it('that is stopped after a thought or two does what it would do without thinking', () => {
    // The clock goes on by a minute whenever it is looked at.
    let time = 0
    const now = (): number => (time += 60_000)
    const weights = new Float64Array(1024)
    for (let deal = 0; deal < 8; deal++) {
      const begun = game.setup({}, 2, deal)
      const [first] = game.deciders(begun)
      const legal = game.legal(begun, first)
      const chosen = playerOf(game, '4', { now }).choose(game.view(begun, first), first, fastRng(deal))
      knowledgeOf(game).heuristics.weigh(begun, first, legal, weights)
      const likeliest = Math.max(...weights.subarray(0, legal.length))
      const place = legal.findIndex((command) => JSON.stringify(command) === JSON.stringify(chosen))
      if (knowledgeOf(game).mind === null) expect(weights[place]).toBe(likeliest)
    }
  })

  it('stops at once when cancelled, with a legal command', () => {
    let looks = 0
    const player = playerOf(game, '4', { now: () => 0, cancelled: () => ++looks > 3 })
    expect(game.legal(state, seat)).toContainEqual(player.choose(view, seat, fastRng('cancel')))
    expect(player.effort?.iterations).toBeLessThanOrEqual(3)
  })

  it('makes no more iterations than it is given', () => {
    const player = playerOf(game, '3', { iterations: 17 })
    player.choose(view, seat, fastRng('count'))
    expect(player.effort?.iterations).toBeLessThanOrEqual(17)
  })
})
