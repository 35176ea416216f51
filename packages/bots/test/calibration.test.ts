import { fastRng, unit } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { calibrated, calibrationFor, UNBENT } from '../src/explain/calibration.ts'
import { binsOf, fitCalibration, surpriseOf, type Glimpse } from '../src/training/index.ts'

/** Games of two whose chances are told too boldly in the first rounds and too timidly in the last. */
function glimpsesOf(count: number, seed: string): Glimpse[] {
  const rng = fastRng(seed)
  return Array.from({ length: count }, () => {
    const round = 1 + Math.floor(8 * unit(rng))
    const told = 0.02 + 0.96 * unit(rng)
    const power = 0.4 + 0.2 * round
    const truth = told ** power / (told ** power + (1 - told) ** power)
    const won = unit(rng) < truth ? 1 : 0
    return { round, chances: [told, 1 - told], won: [won, 1 - won] }
  })
}

describe('a calibration', () => {
  it('makes chances come true in games that it was not fitted to', () => {
    const calibration = fitCalibration(glimpsesOf(8000, 'fit'))
    const unseen = glimpsesOf(16_000, 'check')
    expect(surpriseOf(calibration, unseen)).toBeLessThan(surpriseOf(UNBENT, unseen))
    const gap = (bins: ReturnType<typeof binsOf>): number =>
      Math.max(...bins.map(({ told, came }) => Math.abs(told - came)))
    expect(gap(binsOf(calibration, unseen))).toBeLessThan(0.03)
    expect(gap(binsOf(UNBENT, unseen))).toBeGreaterThan(0.03)
  })

  it('doubts what seems decided as far as it is not', () => {
    const rng = fastRng('doubt')
    const overturned = 0.1
    const glimpses = Array.from({ length: 12_000 }, (): Glimpse => {
      const told = 0.02 + 0.96 * unit(rng)
      const won = unit(rng) < (1 - overturned) * told + overturned / 2 ? 1 : 0
      return { round: 3, chances: [told, 1 - told], won: [won, 1 - won] }
    })
    const calibration = fitCalibration(glimpses)
    expect(calibration.doubt).toBeCloseTo(overturned, 1)
    expect(calibrated(calibration, [0.98, 0.02], 3)[0]).toBeLessThan(0.955)
    expect(calibrated(calibration, [0.98, 0.02], 3)[0]).toBeGreaterThan(0.915)
  })

  it('keeps the order of the seats, and their sum', () => {
    const bent = calibrated({ rounds: [1, 5], powers: [0.5, 2] }, [0.6, 0.3, 0.1], 3)
    expect(bent).toEqual(bent.toSorted((a, b) => b - a))
    expect(bent[0] + bent[1] + bent[2]).toBeCloseTo(1, 9)
    expect(bent[0]).toBeCloseTo(0.6 ** 1.25 / (0.6 ** 1.25 + 0.3 ** 1.25 + 0.1 ** 1.25), 9)
  })

  it('bends nothing where nothing was measured, and is never certain', () => {
    const file = { game: 'x', made: {}, mind: { 2: { rounds: [1], powers: [2] } }, plain: {} }
    expect(calibrationFor({ mind: null, calibration: file }, 2)).toBe(UNBENT)
    expect(calibrationFor({ mind: {}, calibration: file }, 3)).toBe(UNBENT)
    expect(calibrationFor({ mind: {}, calibration: file }, 2).powers).toEqual([2])
    expect(calibrated({ rounds: [1], powers: [1] }, [1, 0], 4)[0]).toBeLessThan(1)
  })
})
