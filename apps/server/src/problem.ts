import type { ErrorWord } from '@entrepot/protocol'

/** A request that cannot be granted: what the caller is told, and with which status. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  /** A stable word for programs. */
  readonly error: ErrorWord
  readonly rule: string | undefined
  readonly params: { readonly [name: string]: unknown } | undefined
  /** After so many seconds it may be granted. */
  retryAfter: number | undefined

  constructor(
    status: number,
    error: ErrorWord,
    message: string,
    reason?: { rule: string; params: { readonly [name: string]: unknown } },
  ) {
    super(message)
    this.status = status
    this.error = error
    this.rule = reason?.rule
    this.params = reason?.params
  }
}
