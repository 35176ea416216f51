import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { fixtureOf, type Tournament } from '../src/arena/fixture.ts'
import { count, durationAt, merge, type Histogram } from '../src/arena/histogram.ts'
import { elo, quantile, wilson } from '../src/arena/statistics.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'arena-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('wilson', () => {
  it('gives the intervals of the literature', () => {
    const tenOfTwenty = wilson(10, 20)
    expect(tenOfTwenty.low).toBeCloseTo(0.2993, 3)
    expect(tenOfTwenty.high).toBeCloseTo(0.7007, 3)
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3)
    expect(wilson(10, 10).low).toBeCloseTo(0.7225, 3)
    expect(wilson(0, 0)).toEqual({ low: 0, middle: 0, high: 1 })
  })
})

describe('elo', () => {
  it('is 0 at parity and 400 for ten to one', () => {
    for (const players of [2, 3, 4]) expect(elo(1 / players, players)).toBeCloseTo(0, 6)
    expect(elo(10 / 11, 2)).toBeCloseTo(400, 6)
    expect(elo(0.25, 2)).toBeCloseTo(-elo(0.75, 2), 6)
    expect(Number.isFinite(elo(1, 2))).toBe(true)
  })
})

describe('quantile and histogram', () => {
  it('find what lies in the middle and at the end', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3)
    expect(quantile([1, 2], 0.5)).toBe(1.5)
    const some: Histogram = {}
    for (let millis = 1; millis <= 100; millis++) count(some, millis)
    const twice: Histogram = {}
    merge(twice, some)
    merge(twice, some)
    expect(durationAt(twice, 0.5) / 50).toBeCloseTo(1, 1)
    expect(durationAt(twice, 0.99) / 99).toBeCloseTo(1, 1)
  })
})

describe('fixtures', () => {
  it('play every seed once from every seat', () => {
    const tournament: Tournament = { game: 'x', players: 3, focal: '3', field: '2', seed: 's', clock: false }
    const fixtures = Array.from({ length: 6 }, (_, index) => fixtureOf(tournament, index))
    expect(fixtures.map(({ focalSeat }) => focalSeat)).toEqual([0, 1, 2, 0, 1, 2])
    expect(new Set(fixtures.map(({ seed }) => seed))).toEqual(new Set(['s/0', 's/1']))
    expect(fixtures[1]?.levels).toEqual(['2', '3', '2'])
  })
})

describe('entrepot arena', () => {
  it('continues a series in its file and gives the same report as without a break', () => {
    const file = join(folder, 'series.jsonl')
    const call = (...args: string[]): string =>
      execFileSync(
        process.execPath,
        [main, 'arena', '--game', 'caravan', '--bots', '2,random', '--json', '--threads', '1', ...args],
        { encoding: 'utf8' },
      )
    call('--games', '4', '--out', file)
    const resumed = JSON.parse(call('--games', '8', '--out', file, '--resume')) as Record<string, unknown>
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(9)
    const whole = JSON.parse(call('--games', '8')) as Record<string, unknown>
    expect({ ...resumed, thinking: null }).toEqual({ ...whole, thinking: null })
    expect(whole['games']).toBe(8)
  })
})
