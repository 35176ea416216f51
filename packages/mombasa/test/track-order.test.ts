import { describe, expect, it, vi } from 'vitest'
import { changeFigures } from '@entrepot/kernel/testkit'
import { actionTable, at, bonus, firstCall, kinds, options, play, spaceOf, special, track } from './table.ts'

// Tracks of its own: which calls and special spaces lie near one another decides what is asked.
vi.mock('../src/components/mombasa.json', async (shipped) => {
  const { default: figures } = await shipped<{ default: { tracks: { id: string }[] } }>()
  const place = (id: string): number => figures.tracks.findIndex((one) => one.id === id)
  const specials = [
    { space: 8, payout: 1, bonus: 1 },
    { space: 16, payout: 2, bonus: 2 },
  ]
  return {
    default: changeFigures(figures, {
      [`tracks.${place('A1')}.specials`]: specials,
      [`tracks.${place('A1')}.capitalCalls`]: [{ after: 6, cost: 4 }],
      [`tracks.${place('B1')}.specials`]: specials,
      [`tracks.${place('B1')}.capitalCalls`]: [{ after: 9, cost: 3 }],
      [`tracks.${place('D2')}.bonuses`]: {
        type: 'extraSpace',
        first: { payPounds: EXTRA_COST, advanceOtherTracks: { tracks: 2, spaces: 2 } },
        second: { payPounds: EXTRA_COST, advanceOtherTracks: { tracks: 3, spaces: 2 } },
      },
    }),
  }
})

/** What the extra bonus spaces of track D2 cost. */
const EXTRA_COST = vi.hoisted(() => 1)

describe('steps on several tracks', () => {
  it('M8.16 R8 the order of several tracks is asked when the pounds of one can pay the call of another', () => {
    const state = actionTable(2)
    track(state, 'cairo', 'D2')
    bonus(state, 0, 'cairo', 2)
    const call = firstCall(state, 'cape-town')
    const { space, payout } = special(state, 'mombasa', 1)
    // Once the space is paid, what Mombasa pays is lacking for the call at Cape Town.
    state.pounds[0] = EXTRA_COST + call.cost - payout
    at(state, 0, 'mombasa', space - 1)
    at(state, 0, 'cape-town', call.after)
    const asked = play(state, { type: 'bonus', space: 'extra-cairo-2' }).state
    expect(options(asked, 'advance')).toHaveLength(3)
    // Mombasa first: its special space pays what the call at Cape Town asks for.
    const paying = play(asked, { type: 'advance', company: 'mombasa' }).state
    expect(kinds(paying)).toEqual(['pay', 'decline'])
    // Cape Town first: too little for the call, so its steps are lost.
    const lost = play(asked, { type: 'advance', company: 'cape-town' }).state
    expect(spaceOf(lost, 0, 'cape-town')).toBe(call.after)
    // A special space and a call on one and the same track, both within the two steps: no order to ask for.
    const same = firstCall(state, 'mombasa')
    expect(same.after + 2).toBe(space)
    at(state, 0, 'mombasa', same.after)
    at(state, 0, 'cape-town', 0)
    state.pounds[0] = EXTRA_COST + same.cost
    expect(kinds(play(state, { type: 'bonus', space: 'extra-cairo-2' }).state)).toEqual(['pay', 'decline'])
  })

  it('M8.16 R8 the order of several tracks is asked whichever of them comes first in the list', () => {
    const state = actionTable(2)
    track(state, 'cairo', 'D2')
    track(state, 'mombasa', 'B1')
    track(state, 'cape-town', 'A1')
    bonus(state, 0, 'cairo', 2)
    const call = firstCall(state, 'mombasa')
    const { space, payout } = special(state, 'cape-town', 1)
    state.pounds[0] = EXTRA_COST + call.cost - payout
    at(state, 0, 'mombasa', call.after)
    at(state, 0, 'cape-town', space - 1)
    const asked = play(state, { type: 'bonus', space: 'extra-cairo-2' }).state
    expect(options(asked, 'advance')).toHaveLength(3)
    // Cape Town first: its special space pays what the call at Mombasa asks for.
    expect(kinds(play(asked, { type: 'advance', company: 'cape-town' }).state)).toEqual(['pay', 'decline'])
    const lost = play(asked, { type: 'advance', company: 'mombasa' }).state
    expect(spaceOf(lost, 0, 'mombasa')).toBe(call.after)
  })
})
