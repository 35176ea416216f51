import type { Event } from '@entrepot/mombasa'
import { expect, test } from 'vitest'
import { lastTurnsOf } from '../src/games/mombasa/last-turns.ts'
import type { LogLine } from '../src/session/session.ts'

const line = (seat: number, ...events: Event[]): LogLine => ({ position: 0, seat, events })
const begins = (seat: number): Event => ({ type: 'turnBegins', seat })
const steps = (seat: number, company: string, space: number): Event => ({
  type: 'stepped',
  seat,
  company,
  space,
})

test('the last turn of each of the others is marked, in the order in which they were played', () => {
  const log = [
    line(1, begins(1), steps(1, 'cairo', 2)),
    line(2, begins(2), steps(2, 'cairo', 1)),
    line(0, begins(0), steps(0, 'mombasa', 9)),
    line(1, begins(1), steps(1, 'cairo', 3), steps(1, 'cairo', 4), steps(1, 'mombasa', 1)),
  ]
  expect(lastTurnsOf(log, 0)).toEqual([
    { seat: 2, order: 1, regions: [], ways: [{ company: 'cairo', from: 0, to: 1 }] },
    {
      seat: 1,
      order: 2,
      regions: [],
      ways: [
        { company: 'cairo', from: 2, to: 4 },
        { company: 'mombasa', from: 0, to: 1 },
      ],
    },
  ])
})
