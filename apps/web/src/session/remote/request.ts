import type { ErrorAnswer } from '@entrepot/protocol'

/** A request that the server refused; `word` is the server's stable word for the reason. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
  readonly word: string

  constructor({ error, message }: ErrorAnswer) {
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
  const answer: unknown = response.status === 204 ? null : await response.json()
  if (!response.ok) throw new RefusedRequest(answer as ErrorAnswer)
  return answer as Answer
}
