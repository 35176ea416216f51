import { calibrated, type Calibration } from '../explain/calibration.ts'
import type { Glimpse } from './glimpses.ts'

/** Chances that were told within a tenth, and how often they came true. */
export interface Bin {
  readonly from: number
  readonly count: number
  /** The mean of what was told, and of what came. */
  readonly told: number
  readonly came: number
}

/** Rounds at which a power is found, as parts of all glimpses in the order of their rounds. */
const KNOTS = [0.05, 0.35, 0.65, 0.95]
const POWERS = { least: 0.1, most: 4 }
const DOUBTS = { least: 0, most: 0.3 }
const SWEEPS = 5
const STEPS = 14
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The powers and the doubt that surprise least at what came, found one after another. */
export function fitCalibration(glimpses: readonly Glimpse[]): Calibration {
  const sorted = glimpses.map(({ round }) => round).toSorted((a, b) => a - b)
  const rounds = [...new Set(KNOTS.map((part) => sorted[Math.floor(part * sorted.length)]))]
  const powers = rounds.map(() => 1)
  let doubt = 0
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const knot of rounds.keys())
      powers[knot] = lowest(POWERS, (power) =>
        surpriseOf({ rounds, powers: powers.with(knot, power), doubt }, glimpses),
      )
    doubt = lowest(DOUBTS, (part) => surpriseOf({ rounds, powers, doubt: part }, glimpses))
  }
  return { rounds, powers: powers.map(rounded), doubt: rounded(doubt) }
}

function rounded(figure: number): number {
  return Number(figure.toFixed(3))
}

/** The mean surprise at who won, in natural units. */
export function surpriseOf(calibration: Calibration, glimpses: readonly Glimpse[]): number {
  let sum = 0
  for (const { chances, round, won } of glimpses) {
    const told = calibrated(calibration, chances, round)
    for (const [seat, part] of won.entries()) if (part > 0) sum -= part * Math.log(Math.max(1e-6, told[seat]))
  }
  return sum / glimpses.length
}

export function binsOf(calibration: Calibration, glimpses: readonly Glimpse[]): Bin[] {
  const counts = new Float64Array(10)
  const told = new Float64Array(10)
  const came = new Float64Array(10)
  for (const { chances, round, won } of glimpses)
    for (const [seat, chance] of calibrated(calibration, chances, round).entries()) {
      const bin = Math.min(9, Math.floor(10 * chance))
      counts[bin]++
      told[bin] += chance
      came[bin] += won[seat]
    }
  return Array.from(counts, (count, bin) => ({
    from: bin / 10,
    count,
    told: count > 0 ? told[bin] / count : 0,
    came: count > 0 ? came[bin] / count : 0,
  }))
}

/** Where a function of one valley is lowest, by golden section. */
function lowest({ least, most }: typeof POWERS, of: (at: number) => number): number {
  let [low, high] = [least, most]
  let [first, second] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
  let [atFirst, atSecond] = [of(first), of(second)]
  for (let step = 0; step < STEPS; step++)
    if (atFirst < atSecond) {
      ;[high, second, atSecond] = [second, first, atFirst]
      first = high - GOLDEN * (high - low)
      atFirst = of(first)
    } else {
      ;[low, first, atFirst] = [first, second, atSecond]
      second = low + GOLDEN * (high - low)
      atSecond = of(second)
    }
  return (low + high) / 2
}
