/**
 * An id that nobody has had: nine letters fit an address, twenty never meet again anywhere. `crypto.randomUUID` would do,
 * but pages over plain http have none.
 */
export function newId(letters: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(letters)), (byte) => (byte % 36).toString(36)).join(
    '',
  )
}
