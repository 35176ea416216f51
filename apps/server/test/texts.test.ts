// What people write: nothing that cannot be stored, cannot be seen, or makes the page read otherwise than it was written.

import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { MeAnswer, PasskeyInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { gameOf, type Person, type Socket } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { testSite, type TestSite } from './test-site.ts'

/** What is wrong with each, in a word that the answer must hold. */
const BAD_NAMES: readonly [string, RegExp][] = [
  ['a\u0000b', /control/],
  ['a\nb', /control/],
  ['a\u0085b', /control/],
  ['a\u202eb', /direction/],
  ['a\u2067b', /direction/],
  ['a\u200fb', /direction/],
  ['a\u061cb', /direction/],
  ['a\ud800b', /surrogate/],
  ['\udc00', /surrogate/],
  ['a\u200bb', /invisible/],
  ['a\u200db', /invisible/],
  ['a\u2060b', /invisible/],
  ['a\ufeffb', /invisible/],
  ['\u3164', /invisible/],
  ['\u2800', /invisible/],
  ['a\u00adb', /invisible/],
  ['a\u{e0041}b', /invisible/],
  ['e\u0301', /NFC/],
  ['a\u00a0b', /spaces/],
  ['a  b', /spaces/],
  ['a\u2028b', /control/],
  ['a\ue000b', /unassigned/],
  ['a\uffffb', /unassigned/],
]

const BAD_LINES: readonly [string, RegExp][] = [
  ['a\u0000b', /control/],
  ['a\u001bb', /control/],
  ['a\u202eb', /direction/],
  ['a\ud800b', /surrogate/],
  ['e\u0301', /NFC/],
]

/** An error that the socket answers to a message. */
async function refusal(socket: Socket, message: object): Promise<string> {
  const from = socket.received.length
  socket.sendRaw(JSON.stringify(message))
  return (await socket.next('error', from)).message
}

onBothDatabases((where) => {
  test('names that cannot be read as they are written are refused, and the answer says why', async () => {
    const site = await testSite(await where())
    const ada = await site.guest('Ada')
    for (const [name, why] of BAD_NAMES) {
      for (const [method, path] of [
        ['POST', '/api/guest'],
        ['PATCH', '/api/me'],
        ['POST', '/api/tokens'],
      ] as const) {
        const { status, body } = await ada.ask(method, path, { name })
        expect([status, body['message']], `${path} ${JSON.stringify(name)}`).toEqual([
          422,
          expect.stringMatching(why) as string,
        ])
      }
    }
    for (const name of ['Ада', '山田 太郎', '山田\u3000太郎', 'João', "O'Neill-Ünal", 'Ada 🐪']) {
      expect(await ada.must<MeAnswer>('PATCH', '/api/me', { name })).toMatchObject({ account: { name } })
    }
  })

  test('an account that is named after its address has a name that could have been given', async () => {
    const site = await testSite(await where())
    const ada = await site.guest('Ada')
    await ada.must('DELETE', '/api/session')
    const email = `${'a'.repeat(60)}@example.org`
    const { account } = await ada.must<MeAnswer>('POST', '/api/account', { email, password: 'long enough!' })
    expect(account?.name).toBe('a'.repeat(32))
  })

  test('chat is refused when it holds what cannot be stored or turns the page around', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const id = await gameOf(people, 'caravan')
    const [ada, ben] = sockets as [Socket, Socket]
    await ada.join(id)
    await ben.join(id)
    for (const [text, why] of BAD_LINES) {
      expect(await refusal(ada, { type: 'say', table: id, id: 's', text })).toMatch(why)
    }
    const text = 'Olá, 山田さん! 👨‍👩‍👧 ❤️'
    ada.send({ type: 'say', table: id, id: 'fine', text })
    expect(await ben.next('chat', 0)).toMatchObject({ line: { text } })
  })

  test('ids with characters of no id are refused on the socket and leave the game as it was', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const id = await gameOf(people, 'caravan')
    const [ada] = sockets as [Socket]
    await ada.join(id)
    for (const bad of ['\u0000', 'a\u0000', '\ud800', 'a b\n', '\u202e']) {
      const command = { type: 'bid', amount: 1 }
      expect(await refusal(ada, { type: 'play', table: id, id: bad, at: 0, command })).toMatch(/^id: /)
      expect(await refusal(ada, { type: 'undo', table: id, id: bad, at: 0, count: 1 })).toMatch(/^id: /)
      expect(await refusal(ada, { type: 'say', table: id, id: bad, text: 'x' })).toMatch(/^id: /)
      expect(await refusal(ada, { type: 'join', table: bad })).toMatch(/^table: /)
    }
    expect((await site.context.rooms.enter(id))?.sitting?.length).toBe(0)
  })

  test('no route fails on what no address and no body should hold', async () => {
    const site = await testSite({ ...(await where()), adminToken })
    const ada = await site.guest('Ada')
    const statuses = new Set<number>()
    for (const route of await routesOf(site)) {
      const attack = async ({ path, body }: Attack): Promise<void> => {
        const { status, text } = await raw(site, ada, route.method, path, body)
        const tried = `${route.method} ${path} ${body ?? ''} ${text}`
        expect(status, tried).toBeLessThan(500)
        if (/%00|%ff|%(?![0-9a-f]{2})/i.test(path.split('?')[0] as string))
          expect([400, 404], tried).toContain(status)
        statuses.add(status)
      }
      await Promise.all([...attacksOn(route)].map(attack))
    }
    expect(statuses).toContain(422)
    expect(await ada.must<{ passkeys: PasskeyInfo[] }>('GET', '/api/passkeys')).toEqual({ passkeys: [] })
  })
})

const adminToken = 'a-token-that-is-long-enough-to-be-one'

interface Route {
  readonly method: string
  readonly path: string
  /** The names of the fields that its body has, if it takes one. */
  readonly fields: readonly string[]
}

interface Described {
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
}

/** All that the server describes, and pages. */
async function routesOf({ address }: TestSite): Promise<Route[]> {
  const api = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>
  }
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  )
  // Who is gone can ask nothing more.
  const lasting = described.filter(({ method, path }) => method !== 'DELETE' || /push|\{/.test(path))
  return [...lasting, { method: 'GET', path: '/tables/{id}', fields: [] }]
}

const PARTS = ['%00', 'a%00', '%ff%fe', '%', '%zz', '%ed%a0%80', '%e2%80%ae', '%0a']
const VALUES = ['\u0000', 'a\u0000b', '\ud800', '\u202e', 'https://push.example.org/\u0000']

interface Attack {
  readonly path: string
  readonly body?: string
}

function* attacksOn({ path, fields }: Route): Generator<Attack> {
  const filled = (part: string): string => path.replaceAll(/\{\w+\}/g, part)
  const whole = Object.fromEntries(fields.map((field) => [field, '1']))
  for (const part of PARTS) {
    yield { path: path.includes('{') ? filled(part) : `${path}${part}` }
    yield { path: `${filled('1')}?token=${part}&since=${part}&status=${part}&before=${part}` }
  }
  for (const value of VALUES) {
    for (const field of fields)
      yield { path: filled('1'), body: JSON.stringify({ ...whole, [field]: value }) }
    const response = { id: value, type: 'public-key' }
    const rest = { keys: { p256dh: value, auth: value }, response, email: 'a@example.org', name: 'Eve' }
    yield { path: filled('1'), body: JSON.stringify({ ...whole, challengeId: value, ...rest }) }
    yield {
      path: filled('1'),
      body: JSON.stringify({ ...whole, ...rest, challengeId: 'x', endpoint: value }),
    }
  }
}

/** As it is written: `fetch` would mend some of the addresses. */
async function raw(
  { address }: TestSite,
  person: Person,
  method: string,
  path: string,
  body?: string,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(address)
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = { cookie: person.cookie, accept: 'text/html', ...json }
  const sent = request({ hostname, port, method, path, agent: false, headers })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode = 0 } = response
  // A stream of events has no end.
  if (response.headers['content-type'] === 'text/event-stream') {
    response.destroy()
    return { status: statusCode, text: '' }
  }
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: statusCode, text }
}
