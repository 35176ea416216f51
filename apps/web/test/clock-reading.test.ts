import { expect, test } from 'vitest'
import { readClock, timeLeft } from '../src/table/clocks/clock-reading.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const live = { kind: 'live', bankMs: 45 * MINUTE, incrementMs: 30_000 } as const
const days = { kind: 'days', bankMs: 3 * DAY, turnMs: DAY } as const

test('a table without clocks shows none', () => {
  expect(readClock({ kind: 'untimed' }, null, 0)).toBeNull()
})

test('a clock that stands shows its bank, one that runs what is left until it is due', () => {
  expect(readClock(live, { bankMs: 10 * MINUTE, since: null, dueAt: null }, 99)).toEqual({
    leftMs: 10 * MINUTE,
    state: 'still',
  })
  const running = { bankMs: 10 * MINUTE, since: 0, dueAt: 10 * MINUTE }
  expect(readClock(live, running, 4 * MINUTE)).toEqual({ leftMs: 6 * MINUTE, state: 'running' })
  expect(readClock(live, running, 9.5 * MINUTE)?.state).toBe('short')
  expect(readClock(live, running, 11 * MINUTE)).toEqual({ leftMs: -MINUTE, state: 'up' })
  expect(readClock(live, { bankMs: -MINUTE, since: null, dueAt: null }, 0)).toEqual({
    leftMs: -MINUTE,
    state: 'up',
  })
})

test('over days a turn has its own time before the bank, and the warning comes hours before', () => {
  expect(readClock(days, { bankMs: DAY, since: null, dueAt: null }, 0)?.leftMs).toBe(2 * DAY)
  const running = { bankMs: DAY, since: 0, dueAt: 2 * DAY }
  expect(readClock(days, running, DAY)?.state).toBe('running')
  expect(readClock(days, running, 2 * DAY - 5 * HOUR)?.state).toBe('short')
})

test('a short time is not short from its beginning', () => {
  const blitz = { kind: 'live', bankMs: MINUTE, incrementMs: 0 } as const
  expect(readClock(blitz, { bankMs: MINUTE, since: 0, dueAt: MINUTE }, 1000)?.state).toBe('running')
})

test('live time is digits, time over days is words in every language', () => {
  expect(timeLeft(65_001, 'live', 'en')).toBe('01:06')
  expect(timeLeft(HOUR + 5000, 'live', 'ja')).toBe('1:00:05')
  const long = 2 * DAY + 3 * HOUR + MINUTE
  expect(timeLeft(long, 'days', 'en')).toBe('2 days 3 hours')
  expect(timeLeft(long, 'days', 'ru')).toBe('2 дня 3 часа')
  expect(timeLeft(long, 'days', 'pt-BR')).toBe('2 dias 3 horas')
  expect(timeLeft(long, 'days', 'ja')).toBe('2 日 3 時間')
  expect(timeLeft(20_000, 'days', 'en')).toBe('0 minutes')
})
