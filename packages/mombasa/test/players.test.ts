import { describe, expect, it } from 'vitest'
import { fastRng } from '@entrepot/kernel'
import { randomGame } from '@entrepot/kernel/testkit'
import { mombasa, type Command, type State } from '../src/index.ts'
import {
  actionTable,
  at,
  eventsOf,
  faceUp,
  handOf,
  laterTurn,
  newTable,
  play,
  special,
  spendTurn,
} from './table.ts'

function outcomeOf(state: State) {
  const outcome = mombasa.outcome(state)
  if (outcome === null) throw new Error('not over')
  return outcome
}

/** Everybody ends the action phase at once, until the game is over. */
function idle(state: State): State {
  let current = state
  while (mombasa.outcome(current) === null) {
    const seat = mombasa.deciders(current)[0]
    const legal = mombasa.legal(current, seat)
    const command = legal.find(({ type }) => type === 'end' || type === 'pile') ?? legal.at(-1)
    current = mombasa.apply(current, seat, command as Command).state
  }
  return current
}

describe('players, aim, end', () => {
  it('M1.1 takes 2 to 4 players, and turns go clockwise', () => {
    for (const seats of [2, 3, 4]) expect(newTable(seats).pounds).toHaveLength(seats)
    for (const seats of [0, 1, 5, 2.5]) expect(() => newTable(seats)).toThrow('K.seats')
    expect(spendTurn(actionTable(3)).state.turn).toBe(1)
  })

  it('M1.2 M1.3 lasts seven rounds of planning and action, then is scored', () => {
    const phases: string[] = []
    let state = newTable(2)
    while (mombasa.outcome(state) === null) {
      const entry = `${state.round} ${state.phase}`
      if (phases.at(-1) !== entry) phases.push(entry)
      const seat = mombasa.deciders(state)[0]
      state = mombasa.apply(state, seat, mombasa.legal(state, seat).at(-1) as Command).state
    }
    const rounds = [1, 2, 3, 4, 5, 6, 7]
    expect(phases).toEqual(rounds.flatMap((round) => [`${round} planning`, `${round} action`]))
    expect(state.phase).toBe('over')
    expect(mombasa.deciders(state)).toEqual([])
  })

  it('M1.3 the most pounds win, a tie is a shared victory', () => {
    const rich = idle(newTable(3))
    rich.pounds = [10, 30, 20]
    rich.steps.fill(0)
    rich.diamonds.fill(0)
    expect(outcomeOf(rich).ranking).toEqual([[1], [2], [0]])
    rich.pounds = [30, 30, 20]
    expect(outcomeOf(rich).ranking).toEqual([[0, 1], [2]])
  })

  it('M1.4 shows to everybody what lies open', () => {
    const state = actionTable(2)
    faceUp(state, 1, 'A04')
    state.pounds[1] = 7
    const view = mombasa.view(state, null)
    expect(view.players[1].pounds).toBe(7)
    expect(view.players[1].slots.map((slot) => slot?.card)).toContain('A04')
    expect(view.players[1].piles.flat()).toHaveLength(3)
    expect(Object.values(view.cards.display).filter(Boolean).length).toBeGreaterThanOrEqual(11)
    expect(view.cards.deck).toEqual({ E: 4, D: 4, C: 11, B: 13, A: 0 })
    expect(view.books.supply).toEqual({ A: 20, B: 20, C: 20 })
    expect(view.roundCoins).toEqual({ 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 })
    expect(mombasa.view(state, 0)).toEqual(view)
  })

  it('M1.5 the order of deck and supply is in no view, but what is left follows from what has appeared', () => {
    const state = actionTable(2)
    const views = [null, 0, 1].map((viewer) => JSON.stringify(mombasa.view(state, viewer)))
    state.deck.reverse()
    for (const books of state.supply) books.reverse()
    expect([null, 0, 1].map((viewer) => JSON.stringify(mombasa.view(state, viewer)))).toEqual(views)
    const world = mombasa.resample(mombasa.view(state, 0), 0, fastRng(1))
    expect(new Set(world.deck)).toEqual(new Set(state.deck))
    expect(world.supply.map((books) => new Set(books))).toEqual(state.supply.map((books) => new Set(books)))
  })

  it('M1.6 outside planning every hand can be worked out, so it is shown', () => {
    const state = actionTable(2)
    expect(mombasa.view(state, 0).players[1].hand).toEqual(handOf(state, 1))
    expect(handOf(state, 1)).toHaveLength(7)
  })

  it('M1.7 R15 during planning others see the hand from before and only whether the plan is finished', () => {
    const state = newTable(2)
    const before = mombasa.view(state, 0).players[1]
    const first = mombasa.apply(state, 1, { type: 'plan', slot: 'slot-2', card: 'start-coffee-1' })
    expect(first.events.filter(({ to }) => to === null)).toEqual([])
    expect(mombasa.view(first.state, 0).players[1]).toEqual(before)
    expect(mombasa.view(first.state, null).players[1]).toEqual(before)
    expect(mombasa.view(first.state, 1).players[1].slots[1]).toEqual({
      card: 'start-coffee-1',
      faceDown: false,
    })
    let current = first.state
    for (const slot of ['slot-3', 'slot-4'])
      current = mombasa.apply(current, 1, { type: 'plan', slot, card: null }).state
    expect(mombasa.view(current, 0).players[1]).toEqual({ ...before, finished: true })
  })

  it('M1.7 a resampled world splits the hand anew and keeps what is known', () => {
    const { state } = mombasa.apply(newTable(2), 1, { type: 'plan', slot: 'slot-2', card: 'start-coffee-1' })
    const plans = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const world = mombasa.resample(mombasa.view(state, 0), 0, fastRng(seed))
      expect(mombasa.view(world, 0)).toEqual(mombasa.view(state, 0))
      expect(mombasa.deciders(world)).toEqual([0, 1])
      plans.add(JSON.stringify(world.slots.slice(5)))
    }
    expect(plans.size).toBeGreaterThan(10)
  })

  it('M1.8 a dealt pair is seen by its owner alone, before and after the reveal', () => {
    let state = newTable(2, 'later')
    const own = mombasa.view(state, 0).dealt
    expect(own?.tiles).toHaveLength(2)
    expect(mombasa.view(state, null).dealt).toBeNull()
    for (const seat of [0, 1]) state = mombasa.apply(state, seat, mombasa.legal(state, seat)[0]).state
    const kept = mombasa.view(state, 1).players[0].startTile
    expect(kept).toBe(own?.tiles[0])
    expect(JSON.stringify(mombasa.view(state, 1))).not.toContain(`"${own?.tiles[1]}"`)
    expect(mombasa.view(state, 0).dealt).toEqual({ tiles: own?.tiles, kept })
  })

  it('M1.8 a choice of tile is told to its owner only until all have chosen', () => {
    const state = newTable(2, 'later')
    const { events } = mombasa.apply(state, 0, mombasa.legal(state, 0)[1])
    expect(events.find(({ event }) => event.type === 'tileKept')?.to).toEqual([0])
    expect(events.find(({ event }) => event.type === 'tileChosen')?.to).toBeNull()
  })

  it('M1.9 a spectator sees what all seats have in common', () => {
    const { state } = randomGame(mombasa, { seats: 3, options: {}, seed: 'common' })
    for (const seat of [0, 1, 2])
      expect(mombasa.view(state as State, seat)).toEqual(mombasa.view(state as State, null))
  })

  it('M1.3 gives no outcome before the end and takes no command after it', () => {
    const state = laterTurn(actionTable(2))
    expect(mombasa.outcome(state)).toBeNull()
    const over = idle(state)
    expect(mombasa.outcome(over)).not.toBeNull()
    expect(() => mombasa.apply(over, 0, { type: 'end' })).toThrow('K.over')
    expect(mombasa.legal(over, 0)).toEqual([])
  })

  it('M4.1 a special space pays players who have ended', () => {
    const state = actionTable(2)
    faceUp(state, 0, 'start-coffee-1', 'start-coffee-2')
    const { space, payout } = special(state, 'mombasa', 1)
    at(state, 0, 'mombasa', space - 1)
    at(state, 1, 'mombasa', space)
    state.ended[1] = 1
    const { state: after, events } = play(
      state,
      { type: 'goods', card: 'start-coffee-1' },
      { type: 'step', company: 'mombasa' },
    )
    expect(after.pounds).toEqual(state.pounds.map((pounds) => pounds + payout))
    expect(eventsOf(events, 'pounds').map(({ seat }) => seat)).toEqual([0, 1])
  })
})
