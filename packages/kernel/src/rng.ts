import { chacha20Block, littleEndianWords } from './chacha20.ts'
import { sha256 } from './sha256.ts'

/**
 * The generator of deals: ChaCha20 (RFC 8439) with a key of 256 bits. Who knows all that it has given so far can neither
 * foretell what comes nor find what came before. Its state is plain data and secret as long as the game goes on.
 */
export interface DealRng {
  /** In hexadecimal. */
  readonly key: string
  /** How many words have been drawn. */
  drawn: number
}

/**
 * The generator of search, playouts and drawn worlds, not of deals: sfc32 (Chris Doty-Humphrey's small fast counting
 * generator of PractRand), 128 bits of state as four signed 32-bit integers. A period of at least 2^32, about 2^127 on
 * average. What it gives betrays its state.
 */
export interface FastRng {
  a: number
  b: number
  c: number
  /** The counter, which guarantees the minimum period. */
  d: number
}

export type Rng = FastRng | DealRng

/** Anything a person may type; servers use long random texts. */
export type Seed = string | number

/** The next 32 random bits, as an unsigned integer. */
export function nextUint32(rng: Rng): number {
  return isFast(rng) ? nextFast(rng) : nextDealt(rng)
}

/** By a member that is read, not by a question for one: this is asked at every draw. */
function isFast(rng: Rng): rng is FastRng {
  return (rng as FastRng).d !== undefined
}

/** The generator of a deal: its key is the SHA-256 of a label and the seed's text. */
export function dealRng(seed: Seed): DealRng {
  return { key: sha256(`entrepot deal key\n${seed}`), drawn: 0 }
}

/** The block that was made last, kept because the next 15 words come from it as well. */
const words = new Int32Array(16)
const made = { key: '', keyWords: [] as number[], block: -1 }

function nextDealt(rng: DealRng): number {
  const block = Math.floor(rng.drawn / 16)
  if (made.block !== block || made.key !== rng.key) {
    if (made.key !== rng.key) made.keyWords = littleEndianWords(rng.key)
    made.key = rng.key
    made.block = block
    chacha20Block(made.keyWords, [block, 0, 0, 0], words)
  }
  return (words[rng.drawn++ % 16] as number) >>> 0
}

function nextFast(rng: FastRng): number {
  const t = (((rng.a + rng.b) | 0) + rng.d) | 0
  rng.d = (rng.d + 1) | 0
  rng.a = rng.b ^ (rng.b >>> 9)
  rng.b = (rng.c + (rng.c << 3)) | 0
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + t) | 0
  return t >>> 0
}

/** sfc32 as PractRand seeds it: counter 1 and twelve rounds thrown away. */
export function fastRngFromWords(a: number, b: number, c: number): FastRng {
  const rng = { a: a | 0, b: b | 0, c: c | 0, d: 1 }
  for (let i = 0; i < 12; i++) nextFast(rng)
  return rng
}

/**
 * A fast generator from a text or number: the seed's UTF-16 units are hashed to three words (xmur3). All seeds together
 * lead to no more than 2^32 generators, so that anybody can try them all: never deal with it.
 */
export function fastRng(seed: Seed): FastRng {
  const next = foldedWords(String(seed))
  return fastRngFromWords(next(), next(), next())
}

function foldedWords(text: string): () => number {
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
  let bits = nextUint32(rng)
  // Only the last bits can lie past that multiple; what remains is divided as integers, several times as fast.
  while (bits > 4294967295 - bound && bits >= 4294967296 - (4294967296 % bound)) bits = nextUint32(rng)
  return ((bits >>> 0) % (bound >>> 0)) >>> 0
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
