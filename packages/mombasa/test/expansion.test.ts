import { describe, expect, it } from 'vitest'
import { components } from '../src/components/components.ts'
import { mombasa } from '../src/index.ts'
import {
  actionTable,
  at,
  bonus,
  coinsOn,
  columns,
  eventsOf,
  faceUp,
  firstCall,
  hold,
  kinds,
  options,
  play,
  post,
  postsIn,
  refused,
  setColumns,
  shelf,
  spaceOf,
  track,
} from './table.ts'

function regions(state: Parameters<typeof options>[0]): string[] {
  return options(state, 'enter').map(({ region }) => region)
}

/** The pounds printed in a region. */
function poundsOf(region: string): number {
  return components.map.regions.find(({ id }) => id === region)?.rewards.pounds ?? 0
}

describe('expansion', () => {
  it('M6.1 all expansion cards and the tile are used together', () => {
    const state = actionTable(2)
    expect(refused(state, { type: 'expand', company: 'cairo' }).rule).toBe('M6.1')
    faceUp(state, 0, 'start-expansion-2b', 'C07')
    hold(state, 0, 'tile-expansion')
    const { state: after, events } = play(state, { type: 'expand', company: null })
    expect(eventsOf(events, 'cardsTurned')[0].cards).toEqual(['start-expansion-2b', 'C07', 'tile-expansion'])
    expect(eventsOf(events, 'expansionForgone')[0].points).toBe(7)
    expect(after.turn).toBe(1)
  })

  it('M6.2 the whole total is for one company', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13')
    const { state: cairo, events } = play(state, { type: 'expand', company: 'cairo' })
    expect(eventsOf(events, 'expansionBegins')[0]).toMatchObject({ company: 'cairo', points: 3 })
    expect(regions(cairo)).toEqual(['air', 'tibesti', 'nubia'])
    expect(refused(cairo, { type: 'enter', region: 'maasailand' }).rule).toBe('M6.3')
  })

  it('M6.3 regions next to the base or to any post of the company, also one entered this turn', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13')
    post(state, 'cairo', 'kalahari')
    const start = play(state, { type: 'expand', company: 'cairo' }).state
    expect(regions(start)).toEqual(['air', 'tibesti', 'nubia', 'lunda', 'damaraland', 'transvaal'])
    const further = play(
      start,
      { type: 'enter', region: 'air' },
      { type: 'post', company: 'cairo', column: 1 },
    ).state
    expect(regions(further)).toContain('adrar')
    expect(refused(further, { type: 'enter', region: 'air' }).rule).toBe('M6.3')
    expect(refused(further, { type: 'enter', region: 'somaliland' }).rule).toBe('M6.3')
  })

  it('M6.4 one point a line, one more for a foreign post, the cheapest border counts', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-expansion-2b')
    post(state, 'mombasa', 'nubia')
    const start = play(state, { type: 'expand', company: 'cairo' }).state
    // Nubia: a double line from the base and a foreign post.
    expect(regions(start)).toEqual(['air', 'tibesti'])
    expect(refused(start, { type: 'enter', region: 'nubia' })).toEqual({
      rule: 'M6.4',
      params: { region: 'nubia', cost: 3, points: 2 },
    })
    post(state, 'cairo', 'tibesti')
    // From Tibesti a single line leads in: 1 + 1.
    expect(regions(play(state, { type: 'expand', company: 'cairo' }).state)).toContain('nubia')
  })

  it('M6.5 the top post of a chosen column goes to the region', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-expansion-2b')
    setColumns(state, 'cairo', 5, 4, 3)
    const choosing = play(
      state,
      { type: 'expand', company: 'cairo' },
      { type: 'enter', region: 'tibesti' },
    ).state
    expect(options(choosing, 'post').map(({ column }) => column)).toEqual([1, 2, 3])
    const { state: after, events } = play(choosing, { type: 'post', company: 'cairo', column: 2 })
    expect(columns(after, 'cairo')).toEqual([5, 3, 3])
    expect(postsIn(after, 'tibesti')).toEqual(['cairo'])
    expect(eventsOf(events, 'regionEntered')[0]).toEqual({
      type: 'regionEntered',
      seat: 0,
      company: 'cairo',
      region: 'tibesti',
      column: 2,
    })
    const seen = coinsOn('cairo', 2, 1, 2) + coinsOn('cairo', 3, 1, 2)
    expect(mombasa.view(after, null).companies.map(({ value }) => value)).toEqual([0, 0, 0, seen])
  })

  it('M6.6 stopping early, an empty base, too few points', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13')
    const named = play(state, { type: 'expand', company: 'cairo' }).state
    // Giving up before the first entry is naming no company.
    expect(kinds(named)).toEqual(['enter'])
    const entered = play(
      named,
      { type: 'enter', region: 'tibesti' },
      { type: 'post', company: 'cairo', column: 1 },
    ).state
    const { events } = play(entered, { type: 'stop' })
    expect(eventsOf(events, 'expansionEnds')[0].pointsLost).toBe(2)
    setColumns(state, 'cairo', 0, 0, 0)
    expect(options(state, 'expand').map(({ company }) => company)).toEqual([
      'mombasa',
      'cape-town',
      'saint-louis',
      null,
    ])
    expect(refused(state, { type: 'expand', company: 'cairo' })).toMatchObject({
      rule: 'M6.6',
      params: { posts: 0 },
    })
    setColumns(state, 'cairo', 0, 1, 0)
    // The only column is taken without asking, and with the base empty the expansion ends.
    const last = play(state, { type: 'expand', company: 'cairo' }, { type: 'enter', region: 'tibesti' })
    expect(eventsOf(last.events, 'expansionEnds')[0].pointsLost).toBe(2)
    const poor = actionTable(2)
    faceUp(poor, 0, 'expansion-1-p1')
    for (const [company, region] of [
      ['cairo', ['air', 'tibesti']],
      ['mombasa', ['swahili-coast', 'maasailand']],
      ['saint-louis', ['senegambia', 'gold-coast']],
      ['cape-town', ['transvaal', 'kalahari']],
    ] as const)
      for (const name of region) post(poor, company === 'cairo' ? 'mombasa' : 'cairo', name)
    expect(options(poor, 'expand').map(({ company }) => company)).toContain(null)
    expect(play(poor, { type: 'expand', company: null }).state.faceDown[0]).toBe(0b10)
  })

  it('M6.7 pounds, diamonds, track steps, and points in one batch', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13', 'B14', 'start-expansion-2b')
    at(state, 0, 'cairo', 0)
    post(state, 'cairo', 'senegambia')
    state.pounds[0] = 0
    // Aïr and Adrar: a point each; Tibesti: pounds; Nubia: a step; Darfur: a diamond; Gold Coast: a step.
    const tibesti = poundsOf('tibesti')
    let current = play(state, { type: 'expand', company: 'cairo' }).state
    for (const region of ['air', 'adrar', 'tibesti', 'nubia', 'darfur', 'gold-coast']) {
      current = play(current, { type: 'enter', region }).state
      if (options(current, 'post').length > 0) current = play(current, options(current, 'post')[0]).state
    }
    current = play(current, { type: 'stop' }).state
    expect(current.pounds[0]).toBe(tibesti)
    expect(current.diamonds[0]).toBe(state.diamonds[0] + 1)
    expect(current.frames.at(-1)).toMatchObject({ kind: 'points', amount: 2 })
    const { state: after, events } = play(current, { type: 'cash' })
    expect(spaceOf(after, 0, 'cairo')).toBe(2)
    expect(eventsOf(events, 'stepped')).toHaveLength(2)
    expect(after.pounds[0]).toBe(tibesti + 2)
  })

  it('M6.7 R8 pounds and points come before the track, so that they can pay its capital call', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13')
    const { after, cost } = firstCall(state, 'cairo')
    at(state, 0, 'cairo', after)
    // Only with the pounds of Tibesti is it enough.
    state.pounds[0] = cost - poundsOf('tibesti')
    shelf(state, {})
    const entered = play(
      state,
      { type: 'expand', company: 'cairo' },
      { type: 'enter', region: 'tibesti' },
      { type: 'post', company: 'cairo', column: 1 },
      { type: 'enter', region: 'nubia' },
      { type: 'post', company: 'cairo', column: 1 },
    ).state
    const asked = play(entered, { type: 'stop' }).state
    expect(kinds(asked)).toEqual(['pay', 'decline'])
    const paid = play(asked, { type: 'pay', company: 'cairo' }).state
    expect([spaceOf(paid, 0, 'cairo'), paid.pounds[0]]).toEqual([after + 1, 0])
    expect(spaceOf(play(asked, { type: 'decline' }).state, 0, 'cairo')).toBe(after)
  })

  it('M6.8 displaced posts go back to chosen columns, never to an uncovered fifth space', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13', 'B14')
    post(state, 'mombasa', 'tibesti', 'air')
    setColumns(state, 'mombasa', 5, 0, 4)
    const entered = play(
      state,
      { type: 'expand', company: 'cairo' },
      { type: 'enter', region: 'tibesti' },
      { type: 'post', company: 'cairo', column: 1 },
      { type: 'enter', region: 'air' },
      { type: 'post', company: 'cairo', column: 1 },
      { type: 'stop' },
    ).state
    const spent = play(entered, { type: 'cash' }).state
    expect(options(spent, 'return').map(({ column }) => column)).toEqual([2, 3])
    expect(refused(spent, { type: 'return', company: 'mombasa', column: 1 }).rule).toBe('M6.8')
    const one = play(spent, { type: 'return', company: 'mombasa', column: 2 }).state
    const two = play(one, { type: 'return', company: 'mombasa', column: 2 }).state
    expect(columns(two, 'mombasa')).toEqual([5, 2, 4])
    expect(postsIn(two, 'tibesti')).toEqual(['cairo'])
    // The posts are back on the third and fourth space of column 2; column 3 was open at the top.
    expect(two.lastOpen[1]).toBe(1)
    const seen = coinsOn('mombasa', 2, 1, 2, 5) + coinsOn('mombasa', 3, 1)
    expect(mombasa.view(two, null).companies[0].value).toBe(seen)
    expect(two.turn).toBe(1)
  })

  it('M6.9 a post without a legal free space leaves the game', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-expansion-2b')
    post(state, 'mombasa', 'tibesti')
    setColumns(state, 'mombasa', 5, 5, 4)
    state.lastOpen[2] = 1
    const { state: after, events } = play(
      state,
      { type: 'expand', company: 'cairo' },
      { type: 'enter', region: 'tibesti' },
      { type: 'post', company: 'cairo', column: 1 },
    )
    expect(eventsOf(events, 'postReturned')).toEqual([
      { type: 'postReturned', company: 'mombasa', region: 'tibesti', column: null },
    ])
    expect(columns(after, 'mombasa')).toEqual([5, 5, 4])
    expect(mombasa.view(after, null).companies[0].lostPosts).toBe(1)
  })

  it('M6.10 an enclave can be entered only from the region around it', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13', 'B14')
    post(state, 'cairo', 'darfur', 'hausaland')
    expect(regions(play(state, { type: 'expand', company: 'cairo' }).state)).not.toContain('lake-chad')
    post(state, 'cairo', 'bornu')
    expect(regions(play(state, { type: 'expand', company: 'cairo' }).state)).toContain('lake-chad')
    const around = components.map.regions.filter(({ id }) => ['bornu', 'katanga'].includes(id))
    expect(
      around.map(({ rewards }) => Object.values(rewards).filter((value) => value !== undefined)),
    ).toEqual([[], []])
  })

  it('M6.11 bases are no regions', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'B13')
    const start = play(state, { type: 'expand', company: 'cairo' }).state
    expect(refused(start, { type: 'enter', region: 'mombasa' }).rule).toBe('K.command')
    for (const { id } of components.companies)
      expect(components.map.regions.map((region) => region.id)).not.toContain(id)
  })

  it('M6.12 then all expansion cards are face down and the turn ends', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-expansion-2b', 'start-coffee-1')
    hold(state, 0, 'tile-expansion')
    const { state: after } = play(
      state,
      { type: 'expand', company: 'cairo' },
      { type: 'enter', region: 'tibesti' },
      { type: 'post', company: 'cairo', column: 1 },
      { type: 'stop' },
    )
    expect(mombasa.view(after, 0).players[0].slots.map((slot) => slot?.faceDown)).toEqual([
      undefined,
      true,
      false,
      undefined,
      undefined,
    ])
    expect(mombasa.view(after, 0).tiles['tile-expansion'].faceDown).toBe(true)
    expect(after.turn).toBe(1)
  })

  it('M9.8 the expansion bonus counts only beside a face-up expansion card or tile', () => {
    const state = actionTable(2)
    bonus(state, 0, 'mombasa', 2)
    track(state, 'cairo', 'A1')
    bonus(state, 0, 'cairo', 1)
    expect(options(state, 'expand')).toEqual([])
    expect(refused(state, { type: 'bonus', space: 'bs-majority-expansion' }).params['total']).toBe(0)
    faceUp(state, 0, 'start-expansion-2b')
    expect(play(state, { type: 'expand', company: 'cairo' }).state.frames.at(-1)).toMatchObject({ amount: 5 })
  })
})
