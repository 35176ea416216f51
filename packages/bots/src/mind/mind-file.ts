import type { Heuristics } from '@entrepot/kernel'
import { fromBase64, toBase64 } from './base64.ts'
import { priorsSize, placesOf, shapeOf, type MindWeights, type Shape } from './shape.ts'

/** A mind as its file keeps it, the same for Node.js and the browser: 16 bits a weight, a scale for every row. */
export interface MindFile {
  readonly game: string
  /** How the mind came about. */
  readonly made: string
  /** Of the first and of the second layer. */
  readonly units: readonly number[]
  /** The names of all it perceives, as a short sum: a mind is of no use to a game that shows it something else. */
  readonly perceives: string
  /** Rows of 64 weights: base64 of little-endian 16-bit integers, and what one of them stands for in each row. */
  readonly value: Packed
  readonly priors: Packed
}

interface Packed {
  readonly scales: readonly number[]
  readonly weights: string
}

const ROW = 64
const MOST = 32767

export function packMind(game: string, made: string, heuristics: Heuristics, mind: MindWeights): MindFile {
  const { shape } = mind
  return {
    game,
    made,
    units: [shape.first, shape.second],
    perceives: sumOfNames(heuristics),
    value: pack(mind.value),
    priors: pack(mind.priors),
  }
}

/** The mind of a file; null if it was made for another perception of the game, and is to be trained again. */
export function unpackMind(heuristics: Heuristics, file: MindFile): MindWeights | null {
  const { perception, featureNames } = heuristics
  if (perception === undefined || file.perceives !== sumOfNames(heuristics)) return null
  const shape: Shape = shapeOf(
    featureNames.length,
    perception,
    file.units[0] as number,
    file.units[1] as number,
  )
  return {
    shape,
    value: unpack(file.value, placesOf(shape).size),
    priors: unpack(file.priors, priorsSize(shape)),
  }
}

function pack(weights: Float32Array): Packed {
  const bytes = new Uint8Array(2 * weights.length)
  const view = new DataView(bytes.buffer)
  const scales: number[] = []
  for (let from = 0; from < weights.length; from += ROW) {
    const row = weights.subarray(from, from + ROW)
    const scale = Number(
      (row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST).toPrecision(5),
    )
    scales.push(scale)
    for (const [place, weight] of row.entries()) {
      const steps = scale === 0 ? 0 : Math.round(weight / scale)
      view.setInt16(2 * (from + place), Math.max(-MOST, Math.min(MOST, steps)), true)
    }
  }
  return { scales, weights: toBase64(bytes) }
}

function unpack({ scales, weights: text }: Packed, size: number): Float32Array {
  const bytes = fromBase64(text)
  if (bytes.length !== 2 * size) throw new Error(`a mind of ${bytes.length / 2} weights instead of ${size}`)
  const view = new DataView(bytes.buffer)
  return Float32Array.from(
    { length: size },
    (_, at) => view.getInt16(2 * at, true) * (scales[Math.floor(at / ROW)] as number),
  )
}

/** FNV-1a over all names in their order. */
function sumOfNames({ featureNames, perception }: Heuristics): string {
  const names = [
    featureNames,
    perception?.ownNames,
    perception?.sharedNames,
    perception?.contextNames,
    perception?.classNames,
    perception?.categories,
  ]
  let hash = 0x811c9dc5
  for (const char of JSON.stringify(names))
    hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
