import { describe, expect, it } from 'vitest'
import {
  begin,
  beginHistory,
  fastRng,
  historyOf,
  matchOf,
  play,
  Refusal,
  replay,
  settledLines,
  sittingAfter,
  takebackBy,
  undo,
  withEntries,
  withoutLast,
  type BaseCommand,
  type BaseState,
  type Entry,
  type Game,
  type GameRecord,
  type Match,
} from '../src/index.ts'
import { caravan, randomDecision } from '../testkit/index.ts'

const game = caravan as unknown as Game
const beginning = { game, options: {}, seats: 2, seed: 'history' }

const bid = (amount: number): BaseCommand => ({ type: 'bid', amount }) as BaseCommand
const take = { type: 'take', amount: 1 } as BaseCommand
const rest: BaseCommand = { type: 'rest' }
const draw: BaseCommand = { type: 'draw' }

/** The entries of a log: a seat with its command, or with what it takes back. */
function log(
  ...deeds: (readonly [seat: number, deed: BaseCommand | { undo: number[] } | { takeback: number[] }])[]
): Entry[] {
  return deeds.map(([seat, deed], i) => {
    const entry = { number: i + 1, seat, madeAt: i }
    if ('undo' in deed) return { ...entry, kind: 'undo', taken: deed.undo }
    if ('takeback' in deed) return { ...entry, kind: 'takeback', taken: deed.takeback }
    return { ...entry, kind: 'command', command: deed }
  })
}

function wholeGame(): GameRecord {
  const rng = fastRng('whole')
  let match: Match<BaseState, BaseCommand> = begin(game, { longer: true }, 4, 'history')
  for (;;) {
    const decision = randomDecision(game, match.state, rng)
    if (decision === null) return match.record
    match = play(game, match, decision.seat, decision.command)
  }
}

describe('the history of a game', () => {
  it('leads to the state of every position, however many commands lie between', () => {
    const record = wholeGame()
    const history = historyOf(game, record)
    const states: BaseState[] = []
    replay(game, record, (state) => states.push(state))
    expect(states.length).toBeGreaterThan(40)
    for (const [position, state] of states.entries())
      expect(sittingAfter(history, position).state).toEqual(state)
    expect(matchOf(history)).toEqual({ record, state: states.at(-1) })
  })

  it('is the same read at once and entry by entry, with undos and takebacks', () => {
    const entries = log(
      [0, bid(3)],
      [0, { type: 'rebid' }],
      [1, bid(1)],
      [0, { undo: [1, 2] }],
      [0, bid(2)],
      [0, take],
      [0, { undo: [6] }],
      [0, take],
      [0, rest],
      [0, { takeback: [8, 9] }],
      [0, take],
    )
    const atOnce = withEntries(beginHistory(beginning), entries)
    let oneByOne = beginHistory(beginning)
    for (const entry of entries) oneByOne = withEntries(oneByOne, [entry])
    expect(oneByOne).toEqual(atOnce)
    expect(atOnce.lines.map(({ number }) => number)).toEqual([3, 5, 11])
    expect(atOnce.sitting).toMatchObject({ length: 11, seen: [11, 10, 10] })
  })

  it('knows by which entry a command was settled, until that is taken back', () => {
    const entries = log([0, bid(3)], [1, bid(1)], [0, take], [0, rest], [0, { takeback: [3, 4] }])
    const numbers = (history: ReturnType<typeof withEntries>): number[][] =>
      settledLines(history).map(({ entry, by }) => [entry.number, by])
    const before = withEntries(beginHistory(beginning), entries.slice(0, 4))
    expect(numbers(before)).toEqual([
      [1, 2],
      [2, 2],
      [3, 4],
      [4, 4],
    ])
    expect(numbers(withEntries(before, entries.slice(4)))).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it('lets a seat take its last turn back with consent, but nothing from before a draw', () => {
    const entries = log([0, bid(3)], [1, bid(1)], [0, take], [0, rest], [1, draw])
    const rested = withEntries(beginHistory(beginning), entries.slice(0, 4))
    expect(takebackBy(rested, 0)).toEqual([3, 4])
    const drawn = withEntries(rested, entries.slice(4))
    expect(takebackBy(drawn, 0)).toEqual([])
    expect(takebackBy(drawn, 1)).toEqual([])
  })

  it('of a record keeps nothing of what was taken back, and what stays moves up', () => {
    const bids = withEntries(beginHistory({ ...beginning, seats: 3 }), log([0, bid(3)], [1, bid(1)]))
    const without = withoutLast(bids, 0, 1)
    expect(without.lines.map(({ number, seat }) => [number, seat])).toEqual([[1, 1]])
    expect(matchOf(without)).toEqual(undo(game, matchOf(bids), 0))
    expect(() => withoutLast(bids, 0, 2)).toThrow(Refusal)
    expect(() => withoutLast(bids, 2, 1)).toThrow(Refusal)
    expect(bids.lines).toHaveLength(2)
  })
})
