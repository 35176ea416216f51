import type { SiteEvents } from '@entrepot/protocol'
import { siteEvents } from '@entrepot/protocol/schemas'
import { onTestFinished } from 'vitest'

type Named = {
  [Name in keyof SiteEvents]: { id: number; name: Name; data: SiteEvents[Name] }
}[keyof SiteEvents]

/** A stream of events as a program reads it; each is checked against its schema. */
export class EventStream {
  readonly status: number
  readonly headers: Headers
  #lines: AsyncGenerator<string, undefined>

  private constructor(response: Response) {
    this.status = response.status
    this.headers = response.headers
    this.#lines = linesOf(response)
  }

  static async open(address: string, token: string, lastEventId?: number): Promise<EventStream> {
    const ending = new AbortController()
    onTestFinished(() => ending.abort())
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    }
    return new EventStream(await fetch(`${address}/api/events`, { headers, signal: ending.signal }))
  }

  /** The next event; undefined when the server has ended the stream. */
  async next(): Promise<Named | undefined> {
    const fields: Record<string, string> = {}
    for (;;) {
      const next = await this.#lines.next()
      if (next.done) return undefined
      const line = next.value
      if (line === '' && fields['event'] !== undefined) break
      const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? []
      if (name !== '') fields[name] = value
    }
    const name = fields['event'] as keyof SiteEvents
    const data = siteEvents[name].parse(JSON.parse(fields['data'] ?? ''))
    return { id: Number(fields['id']), name, data } as Named
  }
}

async function* linesOf(response: Response): AsyncGenerator<string, undefined> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    const parts = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  return undefined
}
