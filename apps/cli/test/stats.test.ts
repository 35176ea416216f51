import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { PlayedGame, Series } from '../src/stats/series.ts'
import { summaryOf } from '../src/stats/summary.ts'
import { summaryText } from '../src/stats/text.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const series: Series = { game: 'x', players: 2, bots: ['2', '2'], options: {}, edition: undefined, seed: 's' }

/** Seat 1 began; it won 30 to 10. */
const one: PlayedGame = {
  index: 0,
  rounds: 7,
  decisions: 100,
  sheets: [
    { seat: 0, categories: { coins: 4, lamps: 6 }, total: 10 },
    { seat: 1, categories: { coins: 30, lamps: 0 }, total: 30 },
  ],
  ranking: [[1], [0]],
  endedBy: 'deck',
  order: [1, 0],
  makeUp: [{ coins: 4, oil: 6 }, { coins: 30 }],
  seats: [{ cards: { bought: 2 } }, {}],
  table: { deck: { left: 3 } },
}
/** Seat 0 began; both have 20. */
const two: PlayedGame = {
  ...one,
  index: 1,
  rounds: 9,
  sheets: [
    { seat: 0, categories: { coins: 20, lamps: 0 }, total: 20 },
    { seat: 1, categories: { coins: 20, lamps: 0 }, total: 20 },
  ],
  ranking: [[0, 1]],
  endedBy: 'rounds',
  order: [0, 1],
  makeUp: [{ coins: 20 }, { coins: 20 }],
  seats: [{ cards: { bought: 4 } }, { cards: { bought: 6 } }],
}

describe('a summary', () => {
  it('has the means of all seats, and by place in the turn order', () => {
    const summary = summaryOf(series, [one, two])
    expect(summary).toMatchObject({
      games: 2,
      meanTotal: 20,
      meanWinner: 25,
      categories: { coins: 18.5, lamps: 1.5 },
      rounds: 8,
      endedBy: { deck: 0.5, rounds: 0.5 },
      winRateBySeat: [0.75, 0.25],
      total: {
        mean: 20,
        median: 20,
        bySeat: [25, 15],
        eachSeat: [
          { mean: 25, p10: 21, median: 25, p90: 29 },
          { mean: 15, p10: 11, median: 15, p90: 19 },
        ],
      },
      makeUp: { oil: { mean: 1.5, share: 0.075 } },
      seats: { cards: { bought: { mean: 3, bySeat: [2, 4] } } },
      table: { deck: { left: { mean: 3 } } },
    })
    expect(summaryText(summary)).toContain('won by seat in turn order: 75 %, 25 %')
    expect(summaryText(summary)).toMatch(/total of seat 2 in turn order +15\.0 +11\.0 +15\.0 +19\.0/)
  })

  it('does not depend on the order in which games ended', () => {
    expect(summaryOf(series, [two, one])).toEqual(summaryOf(series, [one, two]))
  })
})

describe('entrepot stats', () => {
  it('gives one JSON object with its fixed keys, the same on any number of threads', () => {
    const call = 'stats --game caravan --players 3 --bots random --games 6 --seed a --json'.split(' ')
    const run = (threads: string): string =>
      execFileSync(process.execPath, [main, ...call, '--threads', threads], { encoding: 'utf8' })
    const text = run('1')
    expect(run('3')).toBe(text)
    const summary = JSON.parse(text) as { [key: string]: unknown; categories: { [name: string]: number } }
    expect(Object.keys(summary).slice(0, 7)).toEqual([
      'games',
      'meanTotal',
      'meanWinner',
      'categories',
      'rounds',
      'endedBy',
      'winRateBySeat',
    ])
    const sum = Object.values(summary.categories).reduce((all, points) => all + points, 0)
    expect(sum).toBeCloseTo(summary['meanTotal'] as number, 9)
    expect(summary['winRateBySeat']).toHaveLength(3)
  })
})
