/**
 * Seeded randomness: sfc32 (Chris Doty-Humphrey's small fast counting generator of PractRand), 128 bits of state as four
 * signed 32-bit integers, so that it can lie in a JSON state and stays in machine integers. A period of at least 2^32, about
 * 2^127 on average.
 */
export interface Rng {
  a: number
  b: number
  c: number
  /** The counter, which guarantees the minimum period. */
  d: number
}

/** Anything a person may type; servers use long random texts. */
export type Seed = string | number

/** The next 32 random bits, as an unsigned integer. */
export function nextUint32(rng: Rng): number {
  const t = (((rng.a + rng.b) | 0) + rng.d) | 0
  rng.d = (rng.d + 1) | 0
  rng.a = rng.b ^ (rng.b >>> 9)
  rng.b = (rng.c + (rng.c << 3)) | 0
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + t) | 0
  return t >>> 0
}

/** sfc32 as PractRand seeds it: counter 1 and twelve rounds thrown away. */
export function rngFromWords(a: number, b: number, c: number): Rng {
  const rng = { a: a | 0, b: b | 0, c: c | 0, d: 1 }
  for (let i = 0; i < 12; i++) nextUint32(rng)
  return rng
}

/** A generator from a text or number: the seed's UTF-16 units are hashed to three words (xmur3). */
export function rngFromSeed(seed: Seed): Rng {
  const words = wordsOf(String(seed))
  return rngFromWords(words(), words(), words())
}

function wordsOf(text: string): () => number {
  let hash = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}

/** A uniform integer in 0 … bound−1, without bias: bits past the last full multiple of the bound are drawn again. */
export function below(rng: Rng, bound: number): number {
  const limit = 4294967296 - (4294967296 % bound)
  let bits = nextUint32(rng)
  while (bits >= limit) bits = nextUint32(rng)
  return bits % bound
}

/** A uniform number in [0, 1) with 32 bits. */
export function unit(rng: Rng): number {
  return nextUint32(rng) / 4294967296
}

/** One item, each with equal chance. */
export function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  return items[below(rng, items.length)] as Item
}

/** Fisher–Yates, in place: every order equally likely. Returns the same array. */
export function shuffle<Item>(rng: Rng, items: Item[]): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    const item = items[i] as Item
    items[i] = items[j] as Item
    items[j] = item
  }
  return items
}
