import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An id that nobody can guess: knowing the address of a private table is the right to see it. */
export function newId(): string {
  return randomBytes(12).toString('base64url')
}

/** What a browser or program proves itself with. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the log calls a table: the same each time, and no way to it. */
export function loggedId(id: string): string {
  return hashOfToken(id).slice(0, 8)
}

/** The server's part of a deal: 256 random bits. */
export function newDealSecret(): string {
  return randomBytes(32).toString('hex')
}

/** What is stored of a token: who reads the database cannot use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A text with its signature, for cookies and links. */
export function signed(text: string, secret: string): string {
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/** The text if its signature is ours. */
export function unsigned(value: string, secret: string): string | undefined {
  const end = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(0, end))
  return sameSecret(value, signed(text, secret)) ? text : undefined
}

/** Compares in a time that does not tell how much of it was right. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left as Buffer, right as Buffer)
}
