import { describe, expect, it } from 'vitest'
import {
  begin,
  exportGame,
  hashState,
  play,
  Refusal,
  replay,
  fastRng,
  undo,
  undoable,
  verifyExport,
  type Match,
} from '../src/index.ts'
import { caravan, playthrough, randomDecision } from '../testkit/index.ts'
import type { CaravanCommand, CaravanState } from '../testkit/caravan.ts'

type CaravanMatch = Match<CaravanState, CaravanCommand>

function start(): CaravanMatch {
  return begin(caravan, {}, 2, 'record')
}

function after(match: CaravanMatch, ...commands: [seat: number, command: CaravanCommand][]): CaravanMatch {
  return commands.reduce<CaravanMatch>(
    (current, [seat, command]) => play(caravan, current, seat, command),
    match,
  )
}

const bid = (amount: number): CaravanCommand => ({ type: 'bid', amount })
const take = (amount: number): CaravanCommand => ({ type: 'take', amount })

function whole(): CaravanMatch {
  const rng = fastRng('whole')
  let match = start()
  for (;;) {
    const decision = randomDecision(caravan, match.state, rng)
    if (decision === null) return match
    match = after(match, [decision.seat, decision.command])
  }
}

describe('the record of a game', () => {
  it('holds how the game began, with all options filled in', () => {
    expect(start().record).toEqual({
      game: 'caravan',
      version: '1',
      options: { longer: false },
      seats: 2,
      seed: 'record',
      log: [],
    })
  })

  it('leaves the earlier match as it was', () => {
    const match = start()
    const text = JSON.stringify(match)
    after(match, [0, bid(1)], [1, bid(2)], [1, take(2)])
    expect(JSON.stringify(match)).toBe(text)
  })

  it('replays to the same state, watched at every position', () => {
    const match = whole()
    const positions: number[] = []
    const again = replay(caravan, match.record, (_, position) => positions.push(position))
    expect(hashState(again.state)).toBe(hashState(match.state))
    expect(positions).toEqual(Array.from({ length: match.record.log.length + 1 }, (_, i) => i))
  })

  it('refuses to replay on other rules', () => {
    expect(() => replay(caravan, { ...start().record, version: '0' })).toThrow(Refusal)
    expect(() => replay(caravan, { ...start().record, game: 'other' })).toThrow(Refusal)
  })
})

describe('undo', () => {
  it('takes back commands of the same turn, one or several', () => {
    const traded = after(start(), [0, bid(1)], [1, bid(2)])
    const taken = after(traded, [1, take(2)])
    expect(undoable(taken.record.log, 1)).toEqual([2])
    expect(undo(caravan, taken, 1)).toEqual({ record: traded.record, state: traded.state })
  })

  it('never crosses a draw', () => {
    const drawn = after(start(), [0, bid(1)], [1, bid(2)], [1, { type: 'draw' }])
    expect(undoable(drawn.record.log, 1)).toEqual([])
    expect(() => undo(caravan, drawn, 1)).toThrow(Refusal)
  })

  it("never crosses another player's decision", () => {
    const passed = after(start(), [0, bid(1)], [1, bid(2)], [1, take(1)], [1, take(1)])
    expect(caravan.deciders(passed.state)).toEqual([0])
    expect(undoable(passed.record.log, 1)).toEqual([])
  })

  it('takes back a secret bid while another has bid since, and keeps the other bid', () => {
    const both = after(begin(caravan, {}, 3, 'record'), [0, bid(1)], [1, bid(2)])
    const without = undo(caravan, both, 0)
    expect(without.state.bids).toEqual([0, 2, 0])
    expect(without.record.log.map(({ seat }) => seat)).toEqual([1])
  })

  it('refuses more than there is', () => {
    const match = after(start(), [0, bid(1)])
    expect(() => undo(caravan, match, 0, 2)).toThrow(Refusal)
    expect(() => undo(caravan, match, 0, 0)).toThrow(Refusal)
    expect(() => undo(caravan, match, 1)).toThrow(Refusal)
  })
})

describe('an exported game', () => {
  it('is verified by replay, after being written and read', () => {
    const file = JSON.parse(JSON.stringify(exportGame(caravan, whole()))) as ReturnType<typeof exportGame>
    expect(verifyExport(caravan, file).record.log).toEqual(file.log)
  })

  it.each([
    ['another outcome', { outcome: null }],
    ['another state', { stateHash: '0' }],
    ['another seed hash', { seedHash: '0' }],
    ['another seed', { seed: 'forged' }],
  ])('is refused with %s', (_, change) => {
    expect(() => verifyExport(caravan, { ...exportGame(caravan, whole()), ...change })).toThrow(Refusal)
  })

  it('of the first format is still sound', () => {
    const { deal: _, ...file } = exportGame(caravan, whole())
    expect(verifyExport(caravan, { ...file, formatVersion: 1 }).record.log).toEqual(file.log)
  })
})

describe('a playthrough', () => {
  it('tells every command, event and the result, the same each time', () => {
    const deal = { seats: 2, options: {}, seed: 'text' }
    const text = playthrough(caravan, deal)
    expect(playthrough(caravan, deal)).toBe(text)
    expect(text).toMatch(/^# caravan, 2 players/)
    expect(text).toMatch(/1\. seat \d of 3: bid amount=\d/)
    expect(text).toContain('    bidsShown bids=')
    expect(text).toMatch(/\(only \d\) bale value=\d/)
    expect(text).toMatch(/seat 0: -?\d+ = coins=/)
  })
})
