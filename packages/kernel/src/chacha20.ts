/**
 * The block function of ChaCha20 (RFC 8439, 2.3) in plain TypeScript: from a key and a counter it makes 16 words that
 * nobody tells from chance, or leads back to the key, without trying keys.
 */

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** `key` has 8 words and `tail` 4: the counter and the nonce. The 16 words of the block are written into `out`. */
export function chacha20Block(key: readonly number[], tail: readonly number[], out: Int32Array): void {
  begin(key, tail)
  out.set(start)
  for (let round = 0; round < 20; round += 2) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] += start[i] as number
}

const start = new Int32Array(16)

function begin(key: readonly number[], tail: readonly number[]): void {
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i] as number
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] as number
  for (let i = 0; i < 4; i++) start[12 + i] = tail[i] as number
}

function quarter(words: Int32Array, at: number, bt: number, ct: number, dt: number): void {
  let a = words[at] as number
  let b = words[bt] as number
  let c = words[ct] as number
  let d = words[dt] as number
  a = (a + b) | 0
  d = rotated(d ^ a, 16)
  c = (c + d) | 0
  b = rotated(b ^ c, 12)
  a = (a + b) | 0
  d = rotated(d ^ a, 8)
  c = (c + d) | 0
  b = rotated(b ^ c, 7)
  words[at] = a
  words[bt] = b
  words[ct] = c
  words[dt] = d
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

/** Bytes in hexadecimal as words, the lowest byte of each first. */
export function littleEndianWords(hex: string): number[] {
  const words: number[] = []
  for (let at = 0; at < hex.length; at += 8) words.push(swapped(Number.parseInt(hex.slice(at, at + 8), 16)))
  return words
}

function swapped(word: number): number {
  return ((word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff0000) | (word << 24)) >>> 0
}
