import type { Person } from '@entrepot/words'
import { expect, test } from 'vitest'
import type { LogLine } from '../src/session/session.ts'
import type { GameClient } from '../src/table/client.ts'
import { placedEntries } from '../src/table/log-lines.ts'

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
