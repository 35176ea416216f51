/**
 * How far chances that were found must be bent to come true: each is raised to a power, and all are made to add up to 1. Early
 * in a game what is found says less than late. What a look cannot see at all may still turn a game that seems decided: so much
 * is doubted, and shared out evenly.
 */
export interface Calibration {
  /** Some rounds in order, and the power there; between them in proportion. */
  readonly rounds: readonly number[]
  readonly powers: readonly number[]
  /** The part of what is told that says nothing; none where it was not measured. */
  readonly doubt?: number
}

/** The calibrations of a game as its file keeps them, by number of players: with its mind, and by the fitted weights alone. */
export interface CalibrationFile {
  readonly game: string
  /** How they came about, by number of players. */
  readonly made: {
    readonly mind?: { readonly [players: string]: string }
    readonly plain?: { readonly [players: string]: string }
  }
  readonly mind: { readonly [players: string]: Calibration }
  readonly plain: { readonly [players: string]: Calibration }
}

export const UNBENT: Calibration = { rounds: [1], powers: [1] }

/** A chance is never less: before the end nothing is certain, even where all that was tried ended alike. */
const LEAST = 0.01

/** What is known of games with so many players; where nothing is, chances are told as they are found. */
export function calibrationFor(
  { mind, calibration }: { readonly mind: unknown; readonly calibration?: CalibrationFile | undefined },
  players: number,
): Calibration {
  return calibration?.[mind === null ? 'plain' : 'mind'][players] ?? UNBENT
}

export function calibrated(calibration: Calibration, chances: readonly number[], round: number): number[] {
  const { doubt = 0 } = calibration
  const power = powerAt(calibration, round)
  const bent = chances.map((chance) => Math.max(LEAST, chance) ** power)
  let sum = 0
  for (const chance of bent) sum += chance
  return bent.map((chance) => ((1 - doubt) * chance) / sum + doubt / chances.length)
}

function powerAt({ rounds, powers }: Calibration, round: number): number {
  const after = rounds.findIndex((knot) => knot >= round)
  if (after < 0) return powers[powers.length - 1]
  if (after === 0) return powers[0]
  const part = (round - rounds[after - 1]) / (rounds[after] - rounds[after - 1])
  return (1 - part) * powers[after - 1] + part * powers[after]
}
