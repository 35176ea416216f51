import { describe, expect, it } from 'vitest'
import { components } from '../src/components/components.ts'
import { mombasa, type State } from '../src/index.ts'
import {
  actionTable,
  at,
  bonus,
  eventsOf,
  faceUp,
  firstCall,
  kinds,
  laterTurn,
  options,
  own,
  play,
  post,
  spaceOf,
  special,
  spendTurn,
  track,
} from './table.ts'

function shares(state: State, seat: number, company: string): number {
  return mombasa.view(state, null).players[seat].tracks[company].shares
}

/** Seat 0 has coffee 3 in use and steps on. */
function stepping(edit: (state: State) => void): State {
  const state = actionTable(2)
  faceUp(state, 0, 'A04')
  edit(state)
  return play(state, { type: 'goods', card: 'A04' }).state
}

describe('company tracks', () => {
  it('M9.1 a step moves one space; the last share icon reached or passed counts', () => {
    const state = actionTable(2)
    const held = (space: number): number => {
      at(state, 0, 'mombasa', space)
      return shares(state, 0, 'mombasa')
    }
    const icons = components.tracks.find(({ id }) => id === 'A1')?.shares ?? []
    for (const [index, { space, total }] of icons.entries()) {
      expect(held(space - 1)).toBe(icons[index - 1]?.total ?? 0)
      expect(held(space)).toBe(total)
    }
    expect([held(0), held(24)]).toEqual([0, icons.at(-1)?.total])
    const [{ space }] = icons
    const before = stepping((table) => at(table, 0, 'mombasa', space - 1))
    const { state: after, events } = play(before, { type: 'step', company: 'mombasa' })
    expect(eventsOf(events, 'stepped')).toEqual([{ type: 'stepped', seat: 0, company: 'mombasa', space }])
    expect(shares(after, 0, 'mombasa')).toBe(1)
  })

  it('M9.2 a capital call costs pounds at once, or the marker stays', () => {
    const { after, cost } = firstCall(actionTable(2), 'mombasa')
    const before = stepping((state) => {
      at(state, 0, 'mombasa', after)
      state.pounds[0] = cost
    })
    expect(options(before, 'step')).toContainEqual({ type: 'step', company: 'mombasa', pay: cost })
    const paid = play(before, { type: 'step', company: 'mombasa', pay: cost }).state
    expect([spaceOf(paid, 0, 'mombasa'), paid.pounds[0]]).toEqual([after + 1, 0])
    const poor = stepping((state) => {
      at(state, 0, 'mombasa', after)
      state.pounds[0] = cost - 1
    })
    expect(options(poor, 'step').map(({ company }) => company)).toEqual(['cape-town', 'saint-louis', 'cairo'])
    expect(() => play(poor, { type: 'step', company: 'mombasa' })).toThrow('M9.2')
  })

  it('M9.3 the last space is the end', () => {
    const before = stepping((state) => at(state, 0, 'mombasa', 24))
    expect(options(before, 'step').map(({ company }) => company)).not.toContain('mombasa')
    expect(() => play(before, { type: 'step', company: 'mombasa' })).toThrow('M9.3')
  })

  it('M9.4 the steps of a reward are made as far as possible, the others lost', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A04')
    at(state, 0, 'cairo', 23)
    const end = play(state, { type: 'bonus', space: 'bs-majority-coffee' }, { type: 'tier', min: 3 })
    expect(spaceOf(end.state, 0, 'cairo')).toBe(24)
    expect(eventsOf(end.events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, amount: 2 }])
    const { after, cost } = firstCall(state, 'cairo')
    at(state, 0, 'cairo', after - 1)
    state.pounds[0] = cost - 1
    const call = play(state, { type: 'bonus', space: 'bs-majority-coffee' }, { type: 'tier', min: 3 })
    expect(spaceOf(call.state, 0, 'cairo')).toBe(after)
    expect(eventsOf(call.events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, amount: 2 }])
  })

  it('M9.5 R19 a special space pays on reaching it, and again all who reached it before', () => {
    const state = stepping((table) => {
      table.pounds = [20, 20]
    })
    const paid = (mine: number, theirs: number): readonly number[] => {
      at(state, 0, 'cape-town', mine)
      at(state, 1, 'cape-town', theirs)
      const step = options(state, 'step').find(({ company }) => company === 'cape-town')
      if (step === undefined) throw new Error('there is no step at Cape Town')
      const [own, other] = play(state, step).state.pounds
      // A capital call may lie just before the space.
      return [own + (step.pay ?? 0) - 20, other - 20]
    }
    const first = special(state, 'cape-town', 1)
    expect(paid(first.space - 1, first.space)).toEqual([first.payout, first.payout])
    expect(paid(first.space - 1, first.space - 1)).toEqual([first.payout, 0])
    const second = special(state, 'cape-town', 2)
    expect(paid(second.space - 1, second.space + 1)).toEqual([second.payout, second.payout])
  })

  it('M9.6 R3 a bonus is usable from the own next turn on, and counts for nothing before', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A04', 'start-expansion-2a', 'start-expansion-2b')
    faceUp(state, 1, 'start-expansion-2a', 'start-expansion-2b')
    at(state, 0, 'mombasa', special(state, 'mombasa', 1).space - 1)
    const reached = play(
      state,
      { type: 'goods', card: 'A04' },
      { type: 'step', company: 'mombasa' },
      { type: 'step', company: 'cairo' },
      { type: 'step', company: 'cairo' },
    ).state
    expect(mombasa.view(reached, 1).players[0].tracks['mombasa'].bonus).toBe(0)
    // Both have 4; the bonus of seat 0 does not count yet.
    expect(options(reached, 'bonus')).toContainEqual({ type: 'bonus', space: 'bs-majority-expansion' })
    const { state: next, events } = spendTurn(reached)
    expect(eventsOf(events, 'bonusUsable')).toEqual([
      { type: 'bonusUsable', seat: 0, company: 'mombasa', bonus: 1 },
    ])
    expect(options(next, 'bonus')).toContainEqual({ type: 'bonus', space: 'bs-majority-expansion' })
    const later = spendTurn(next, 'plus1-good').state
    expect(options(later, 'bonus')).not.toContainEqual({ type: 'bonus', space: 'bs-majority-expansion' })
  })

  it('M9.6 extra bonus spaces wait for the own next turn too', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'start-coffee-1')
    at(state, 0, 'cairo', special(state, 'cairo', 1).space - 1)
    const reached = play(
      state,
      { type: 'goods', card: 'start-coffee-1' },
      { type: 'step', company: 'cairo' },
    ).state
    expect(reached.usable[3]).toBe(0)
    const next = spendTurn(reached).state
    expect(options(next, 'bonus')).toContainEqual({ type: 'bonus', space: 'extra-cairo-1' })
  })

  it('M9.7 R12 the second bonus replaces the first; those of different tracks add up', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'start-expansion-2b')
    track(state, 'cairo', 'A1')
    const points = (): number | undefined => {
      const { frames } = play(state, { type: 'expand', company: 'cairo' }).state
      return frames.at(-1)?.amount
    }
    bonus(state, 0, 'mombasa', 1)
    expect(points()).toBe(3)
    bonus(state, 0, 'mombasa', 2)
    expect(points()).toBe(4)
    bonus(state, 0, 'cairo', 1)
    expect(points()).toBe(5)
  })

  it('M9.8 additional bonus markers: one, two in all, for the rest of the game', () => {
    const state = laterTurn(actionTable(2))
    track(state, 'cairo', 'B2')
    at(state, 0, 'cairo', special(state, 'cairo', 1).space)
    at(state, 1, 'cairo', special(state, 'cairo', 2).space)
    const after = spendTurn(spendTurn(state).state, 'plus1-good').state
    // Seat 0 placed one of three and received one; seat 1 received two and placed one.
    expect(after.markers).toEqual([3, 4])
    at(after, 0, 'cairo', special(after, 'cairo', 2).space)
    after.ended[1] = 1
    const later = play(after, { type: 'bonus', space: 'bs-first-player' }, { type: 'cash' }).state
    expect(later.markers[0]).toBe(3)
  })

  it('M9.8 cotton cards count one more for all purposes with the second cotton bonus', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'start-cotton-1', 'start-cotton-2')
    track(state, 'mombasa', 'A2')
    bonus(state, 0, 'mombasa', 1)
    expect(options(play(state, { type: 'bonus', space: 'bs-majority-cotton' }).state, 'tier')).toEqual([])
    bonus(state, 0, 'mombasa', 2)
    const tiers = options(play(state, { type: 'bonus', space: 'bs-majority-cotton' }).state, 'tier')
    expect(tiers.map(({ min }) => min)).toEqual([1, 4])
  })

  it('M9.9 which bonus lies on which track comes from the data, and belongs to the company there', () => {
    const state = laterTurn(actionTable(2))
    track(state, 'mombasa', 'D1')
    track(state, 'cairo', 'A1')
    bonus(state, 0, 'mombasa', 1)
    bonus(state, 0, 'cairo', 1)
    const spaces = options(state, 'bonus').map(({ space }) => space)
    expect(spaces).toContain('extra-mombasa-1')
    expect(spaces).not.toContain('extra-cairo-1')
    expect(Object.keys(mombasa.view(state, null).spaces)).not.toContain('extra-cairo-1')
  })

  it('R7 refusing a capital call ends the steps of that reward; goods value may go elsewhere', () => {
    const state = laterTurn(actionTable(2))
    faceUp(state, 0, 'A04')
    const call = firstCall(state, 'cairo')
    at(state, 0, 'cairo', call.after)
    state.pounds[0] = 9
    const asked = play(state, { type: 'bonus', space: 'bs-majority-coffee' }, { type: 'tier', min: 3 }).state
    expect(kinds(asked)).toEqual(['pay', 'decline'])
    const { state: refusedCall, events } = play(asked, { type: 'decline' })
    expect(spaceOf(refusedCall, 0, 'cairo')).toBe(call.after)
    expect(eventsOf(events, 'callDeclined')).toEqual([{ type: 'callDeclined', seat: 0, company: 'cairo' }])
    const goods = play(state, { type: 'goods', card: 'A04' }, { type: 'step', company: 'mombasa' }).state
    expect(options(goods, 'step').map(({ company }) => company)).toEqual([
      'mombasa',
      'cape-town',
      'saint-louis',
      'cairo',
    ])
  })

  it('M6.7 R7 the steps of each region are a reward of their own before a capital call', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13')
    const call = firstCall(state, 'saint-louis')
    at(state, 0, 'saint-louis', call.after)
    state.pounds[0] = call.cost
    post(state, 'saint-louis', 'kalahari')
    // Gold Coast and Damaraland: a step each.
    const take = { type: 'post', company: 'saint-louis', column: 1 } as const
    const asked = play(
      state,
      { type: 'expand', company: 'saint-louis' },
      { type: 'enter', region: 'gold-coast' },
      take,
      { type: 'enter', region: 'damaraland' },
      take,
      { type: 'stop' },
    ).state
    expect(kinds(asked)).toEqual(['pay', 'decline'])
    expect(spaceOf(play(asked, { type: 'pay', company: 'saint-louis' }).state, 0, 'saint-louis')).toBe(
      call.after + 2,
    )
    const again = play(asked, { type: 'decline' }).state
    expect(kinds(again)).toEqual(['pay', 'decline'])
    expect(spaceOf(play(again, { type: 'pay', company: 'saint-louis' }).state, 0, 'saint-louis')).toBe(
      call.after + 1,
    )
    expect(spaceOf(play(again, { type: 'decline' }).state, 0, 'saint-louis')).toBe(call.after)
  })
})

describe('the player board', () => {
  it('M10.1 the diamond score is the last value reached or passed', () => {
    const state = actionTable(2)
    for (const [space, score] of [
      [0, 0],
      [5, 0],
      [6, 10],
      [12, 15],
      [28, 60],
    ] as const) {
      state.diamonds[0] = space
      expect(mombasa.scores(state)[0].categories['diamonds']).toBe(score)
    }
  })

  it('M10.2 the special space of the diamond track unlocks the left slot', () => {
    const state = actionTable(2)
    const open = (space: number): boolean => {
      state.diamonds[0] = space
      return mombasa.view(state, null).players[0].openSlots[0]
    }
    expect([open(7), open(8), open(20)]).toEqual([false, true, true])
  })

  it('M10.3 R20 steps past the last diamond space give £2 each, also the rest of a move', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B04')
    state.diamonds[0] = 27
    state.pounds[0] = 0
    const { state: after, events } = play(state, { type: 'merchant', card: 'B04' })
    expect([after.diamonds[0], after.pounds[0]]).toEqual([28, 3])
    expect(eventsOf(events, 'pounds').map(({ amount, reason }) => [amount, reason])).toEqual([
      [1, 'merchant'],
      [2, 'diamonds'],
    ])
    own(state, 0, 'B04', 1)
    faceUp(state, 0, 'B01')
    state.diamonds[0] = 28
    expect(play(state, { type: 'merchant', card: 'B01' }).state.pounds[0]).toBe(5)
  })
})
