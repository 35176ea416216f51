/** 256 random bits in hexadecimal, for a deal. */
export function randomBits(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
