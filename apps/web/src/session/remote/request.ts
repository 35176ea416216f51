import type { ErrorAnswer } from '@entrepot/protocol'

interface Reason {
  readonly error: string
  readonly message: string
}

/** A request that the server refused; `word` is the server's stable word for the reason. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
  readonly word: string

  constructor({ error, message }: Reason) {
    super(message)
    this.word = error
  }
}

/** Asks the server, and throws a RefusedRequest with its reason where it does not do what is asked. */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  // What is only done is answered with nothing.
  if (response.status === 204) return null as Answer
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as Answer
  throw new RefusedRequest(reasonFor(response.status, answer))
}

/** Some refusals come from what stands before the server, such as a proxy, in its own words. */
function reasonFor(status: number, answer: unknown): Reason {
  if (status === 413) return { error: 'too-large', message: 'The request is too large.' }
  if (typeof (answer as Partial<ErrorAnswer> | null)?.error === 'string') return answer as Reason
  return { error: 'unreachable', message: `The server was not reached; what answered said ${status}.` }
}
