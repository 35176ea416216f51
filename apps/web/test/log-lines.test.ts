import type { Person } from '@entrepot/words'
import { expect, test } from 'vitest'
import type { LogLine } from '../src/session/session.ts'
import type { GameClient } from '../src/table/client.ts'
import { loadMombasa } from '../src/games/mombasa/client.tsx'
import { loadYokohama } from '../src/games/yokohama/client.tsx'
import { entriesOf, placedEntries } from '../src/table/log-lines.ts'

// The log is grouped by rounds and turns.

const client = {
  news: (events: { type: string; seat: number }[]) =>
    events.map(({ type, seat }) => ({ seat, text: `${type}.` })),
  isTurnEnd: () => false,
} as unknown as GameClient
const personOf = (seat: number): Person => ({ name: `Seat ${seat}`, isYou: false, isBot: false })
const line = (position: number, seat: number, type: string): LogLine => ({
  position,
  seat,
  events: [{ type, seat } as LogLine['events'][number]],
})
const log = [
  line(1, 0, 'goes'),
  line(2, 0, 'buys'),
  line(3, 1, 'rests'),
  line(4, 1, 'goes'),
  line(5, 0, 'ends'),
]
const history = [
  { round: 1, position: 0, totals: [] },
  { round: 2, position: 3, totals: [] },
]
const entries = placedEntries(log, history, client, personOf, { compact: false, seenUpTo: 0 })

test('the latest entry comes first, and every deed is told', () => {
  expect(entries.map(({ position, text }) => `${position} ${text}`)).toEqual([
    '5 ends.',
    '4 goes.',
    '3 rests.',
    '2 buys.',
    '1 goes.',
  ])
})

test('a turn is headed once, and anew in another round', () => {
  expect(entries.filter(({ headsTurn }) => headsTurn).map(({ position }) => position)).toEqual([5, 4, 3, 2])
})

test('a round is headed by its latest entry', () => {
  expect(
    entries.flatMap(({ position, headsRound }) => (headsRound === null ? [] : [[position, headsRound]])),
  ).toEqual([
    [5, 2],
    [3, 1],
  ])
})

test('an entry says in signs what it brought whom it is about, and what it cost', async () => {
  const gainsOf = async (load: typeof loadMombasa, events: readonly object[]): Promise<string[]> =>
    entriesOf({ position: 1, seat: 0, events: events as LogLine['events'] }, await load('en'), personOf).map(
      ({ seat, gains }) => `${seat}: ${gains.map(({ id, amount }) => `${id} ${amount}`).join(', ')}`,
    )
  expect(
    await gainsOf(loadMombasa, [
      { type: 'stepped', seat: 0, company: 'cairo', space: 4 },
      { type: 'stepped', seat: 0, company: 'cairo', space: 5 },
      { type: 'pounds', seat: 0, amount: 1, reason: 'special' },
      { type: 'pounds', seat: 1, amount: 2, reason: 'special' },
    ]),
  ).toEqual(['0: pounds 1, cairo 2', '1: pounds 2'])
  expect(
    await gainsOf(loadYokohama, [
      { type: 'placed', seat: 0, area: 'church' },
      { type: 'paid', seat: 0, what: 'yen', amount: 1, to: 1, source: 'church' },
      { type: 'gained', seat: 0, what: 'vp', amount: 3, source: 'church-1' },
      { type: 'gained', seat: 1, what: 'yen', amount: 1, source: 'tradingHouse' },
    ]),
  ).toEqual(['0: vp 3, yen -1', '1: yen 2'])
})
