import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Contest } from '../src/arena/contest.ts'
import { fixtureOf, pairingsOf, type Tournament } from '../src/arena/fixture.ts'
import { count, durationAt, merge, type Histogram } from '../src/arena/histogram.ts'
import { standingsOf } from '../src/arena/standings.ts'
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
    const tournament: Tournament = {
      game: 'x',
      players: 3,
      bots: ['3', '2'],
      seed: 's',
      clock: false,
      limit: 1,
    }
    const fixtures = Array.from({ length: 6 }, (_, index) => fixtureOf(tournament, index))
    expect(fixtures.map(({ focalSeat }) => focalSeat)).toEqual([0, 1, 2, 0, 1, 2])
    expect(new Set(fixtures.map(({ seed }) => seed))).toEqual(new Set(['s/0', 's/1']))
    expect(fixtures[1]?.bots).toEqual(['2', '3', '2'])
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

describe('standings', () => {
  const played = (focal: string, field: string, won: number, times: number): Contest[] =>
    Array.from({ length: times }, (_, index) => ({
      index,
      focal,
      field,
      focalSeat: 0,
      won,
      sheets: [],
      rounds: 1,
      decisions: 1,
      thinking: {},
    }))

  it('find the Elo points that the results follow from', () => {
    // 10 to 1 is 400 points.
    const contests = [
      ...played('a', 'b', 1, 1000),
      ...played('a', 'b', 0, 100),
      ...played('b', 'c', 1, 1000),
      ...played('b', 'c', 0, 100),
    ]
    const [a, b, c] = standingsOf(['c', 'a', 'b'], 2, contests)
    expect([a?.bot, b?.bot, c?.bot]).toEqual(['a', 'b', 'c'])
    expect(a?.elo.middle).toBeCloseTo(400, -1)
    expect(b?.elo.middle).toBeCloseTo(0, -1)
    for (const standing of [a, b, c]) {
      expect(standing?.elo.low).toBeLessThan(standing?.elo.middle as number)
      expect(standing?.elo.high).toBeGreaterThan(standing?.elo.middle as number)
    }
    expect(b).toMatchObject({ games: 2200, won: 1100, parity: 1100 })
  })

  it('are even where one among three others wins a quarter', () => {
    const contests = [...played('a', 'b', 1, 100), ...played('a', 'b', 0, 300)]
    for (const { elo: points } of standingsOf(['a', 'b'], 4, contests))
      expect(points.middle).toBeCloseTo(0, 0)
  })
})

describe('a round robin', () => {
  it('lets every two meet on the same seeds', () => {
    const tournament: Tournament = {
      game: 'x',
      players: 2,
      bots: ['a', 'b', 'c'],
      seed: 's',
      clock: false,
      limit: 1,
    }
    const fixtures = Array.from({ length: 6 }, (_, index) => fixtureOf(tournament, index))
    expect(fixtures.map(({ focal, field }) => focal + field)).toEqual(['ab', 'ac', 'bc', 'ab', 'ac', 'bc'])
    expect(new Set(fixtures.map(({ seed }) => seed))).toEqual(new Set(['s/0']))
    expect(pairingsOf({ ...tournament, players: 3 })).toHaveLength(6)
  })
})

describe('a program of somebody else', () => {
  /** Plays Caravan against a bot of the house; what came of it. */
  function playedBy(name: string, ...args: string[]): Record<string, unknown> {
    return JSON.parse(
      execFileSync(
        process.execPath,
        [
          main,
          'arena',
          '--game',
          'caravan',
          '--bots',
          `${name},random`,
          '--games',
          '2',
          '--json',
          '--threads',
          '1',
          ...args,
        ],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      ),
    ) as Record<string, unknown>
  }
  function program(name: string, text: string): string {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o755 })
    return path
  }
  const answering = (answer: string): string => `#!${process.execPath}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.type === 'choose') ${answer}
})
`

  it('plays over its input and output, and its games are kept', () => {
    const path = program('first', answering('console.log(JSON.stringify({ command: message.legal[0] }))'))
    const kept = join(folder, 'kept')
    expect(playedBy(path, '--keep', kept)).toMatchObject({ games: 2, forfeits: [] })
    expect(readdirSync(kept).toSorted()).toEqual(['0.json', '1.json'])
    execFileSync(process.execPath, [main, 'verify', join(kept, '0.json')])
  })

  it('may be a module', () => {
    const path = program('mine.mjs', 'export default (game, { seat }) => (view, legal) => legal.at(-1)\n')
    expect(playedBy(path)).toMatchObject({ games: 2, forfeits: [] })
  })

  it.each([
    [
      'answers illegally',
      'console.log(JSON.stringify({ command: { type: "cheat" } }))',
      'is against the rules',
    ],
    ['speaks no JSON', 'console.log("hello")', 'is not JSON'],
    ['names no command', 'console.log("{}")', 'has no command'],
    ['dies', 'process.exit(3)', 'it ended by itself (exit code 3)'],
    ['is silent', '{}', 'it was silent for 300 ms'],
    ['never ends', 'for (;;);', 'it was silent for 300 ms'],
  ])('that %s loses the game with a sentence, not the arena', (what, answer, sentence) => {
    const path = program(what.replaceAll(' ', '-'), answering(answer))
    const limit = sentence.includes('silent') ? ['--limit', '300'] : []
    const report = playedBy(path, '--games', '1', ...limit)
    expect(report).toMatchObject({ games: 1, won: { middle: 0 } })
    expect(report['forfeits']).toEqual([expect.stringContaining(sentence)])
  })

  it('that is not there is said so', () => {
    expect(() => playedBy('./nobody.ts')).toThrow()
  })
})
