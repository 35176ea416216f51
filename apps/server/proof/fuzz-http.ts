// Attacks by request: on what is asked, by whom, and on the form of HTTP itself.

import { once } from 'node:events'
import { connect } from 'node:net'
import { below, pick, sameJson, type ExportedGame, type Rng } from '@entrepot/kernel'
import { badRequest, NASTY } from '../test/malformed.ts'
import type { AttackedTable, Scene } from './fuzz-scene.ts'
import { one, type Tried } from './fuzz-socket.ts'

interface Attack {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Every route that changes something, with a body that it would take from the right person. */
function changes({ id }: AttackedTable): [string, string, object?][] {
  const table = `/api/tables/${id}`
  return [
    ['POST', '/api/guest', { name: 'Eve' }],
    ['POST', '/api/account', { email: 'eve@example.org', password: 'a long enough password' }],
    ['PATCH', '/api/me', { name: 'Eve' }],
    ['DELETE', '/api/me'],
    ['DELETE', '/api/session'],
    ['POST', '/api/tokens', { name: 'eve' }],
    ['PUT', `/api/mutes/${id}`, { muted: true }],
    ['POST', `${table}/leave`],
    ['POST', `${table}/start`],
    ['POST', `${table}/call-off`],
    ['POST', `${table}/sit`, { seat: 0 }],
    ['POST', `${table}/replace`, { seat: 1 }],
    ['PUT', `${table}/seats/1`, { kind: 'open' }],
    ['POST', `${table}/proposals`, { kind: 'cancel' }],
    ['POST', `${table}/proposals/1`, { agree: true }],
    ['POST', `${table}/rematch`],
    ['POST', `/api/admin/tables/${id}/close`],
    ['PUT', `/api/admin/accounts/${id}/ban`, { banned: true }],
    [
      'POST',
      '/api/tables',
      {
        game: 'mombasa',
        seats: [{ kind: 'me' }, { kind: 'bot', level: '1' }],
        visibility: 'open',
        pace: { kind: 'untimed' },
        timeOut: 'bot',
      },
    ],
  ]
}

const json = { 'content-type': 'application/json' }

function asked([method, path, body]: [string, string, object?], headers: Record<string, string>) {
  return body === undefined
    ? { method, path, headers }
    : { method, path, headers: { ...headers, ...json }, body: JSON.stringify(body) }
}

const ATTACKS: readonly ((rng: Rng, scene: Scene, table: AttackedTable) => Attack)[] = [
  (rng, { attacker }, { id }) => {
    const { headers, ...rest } = badRequest(rng, id)
    return { kind: 'malformed request', ...rest, headers: { ...headers, cookie: attacker.cookie } }
  },
  (rng, { attacker }, table) => ({
    kind: 'from another site',
    ...asked(pick(rng, changes(table)), {
      cookie: attacker.cookie,
      ...pick<Record<string, string>>(rng, [
        { origin: 'https://evil.example.org' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]),
    }),
  }),
  (rng, { token }, table) => ({
    kind: 'forged token',
    ...asked(pick(rng, changes(table)), {
      authorization: `Bearer ${pick(rng, [token.slice(1), `${token}x`, token.toUpperCase(), 'x', 'null'])}`,
    }),
  }),
  (rng, { attacker }, table) => {
    // Who cannot prove who they are has no name here; making one is all they may do.
    const [, ...rest] = changes(table).filter(([, path]) => path !== '/api/account')
    const cookie = pick(rng, [
      `${attacker.cookie}x`,
      attacker.cookie.replace('.', '..'),
      'entrepot=',
      'entrepot=a.b',
    ])
    return { kind: 'forged cookie', ...asked(pick(rng, rest), { cookie }) }
  },
  (rng, { stranger }, table) => {
    const foreign = changes(table).filter(([, path]) => path.includes(table.id) && !path.includes('mutes'))
    return { kind: 'foreign table', ...asked(pick(rng, foreign), { cookie: stranger.cookie }) }
  },
  (rng, { attacker }, table) => {
    const [method, path, body] = pick(
      rng,
      changes(table).filter(([, , given]) => given),
    ) as [string, string, object]
    const key = pick(rng, Object.keys(body))
    // Of the wrong kind whatever the field is.
    const wrong = { ...body, [key]: pick(rng, [{ $gt: '' }, [[]], 1e308, 'x'.repeat(40_000)]) }
    const headers = { cookie: attacker.cookie, ...json }
    return { kind: 'wrong field', method, path, headers, body: JSON.stringify(wrong) }
  },
  (rng, { attacker }) => ({
    kind: 'oversized body',
    method: 'POST',
    path: pick(rng, ['/api/guest', '/api/tables', '/api/session']),
    headers: { cookie: attacker.cookie, ...json },
    body: JSON.stringify({ name: 'x'.repeat(66_000 + below(rng, 200_000)) }),
  }),
  (rng, { attacker }) => ({
    kind: 'deep body',
    method: 'POST',
    path: pick(rng, ['/api/guest', '/api/tables', '/api/verify']),
    headers: { cookie: attacker.cookie, ...json },
    body: '['.repeat(20_000) + ']'.repeat(20_000),
  }),
  (rng, { attacker, file }) => ({
    kind: 'forged game',
    method: 'POST',
    path: pick(rng, ['/api/verify', '/api/tables/import']),
    headers: { cookie: attacker.cookie, ...json },
    body: JSON.stringify(forgedGame(rng, file)),
  }),
  (rng, { attacker }, { id }) => ({
    kind: 'strange address',
    method: 'GET',
    path: pick(rng, [
      '/api/tables/%00',
      '/api/tables/%',
      '/api/tables/%ff%fe',
      `/api/tables/${id}/history?since=-1`,
      `/api/tables/${id}/history?since=${encodeURIComponent(String(pick(rng, NASTY.slice(4, 11))))}x`,
      `/api/tables/${id}/at/99999`,
      `/api/tables/${id}/at/1.5`,
      `/api/tables/${id}/export`,
      '/api/../../etc/passwd',
      '/..%2f..%2fpackage.json',
      '/assets/../../package.json',
      `/api/${'a'.repeat(3000)}`,
      '/unsubscribe?token=unsubscribe:x.y',
      '/api/tables?status=closed',
    ]),
    headers: { cookie: attacker.cookie },
  }),
]

/** A copy of a value in which something, somewhere, is another thing. */
function forged(rng: Rng, value: unknown): unknown {
  const keys = value !== null && typeof value === 'object' ? Object.keys(value) : []
  if (keys.length === 0 || below(rng, 12) === 0) return other(rng, value)
  const key = pick(rng, keys)
  const inner = forged(rng, (value as Record<string, unknown>)[key])
  if (Array.isArray(value)) return value.with(Number(key), inner)
  return { ...(value as object), [key]: inner }
}

/** Options that are left out have their defaults, which makes the same game. */
function forgedGame(rng: Rng, file: ExportedGame): unknown {
  for (;;) {
    const next = forged(rng, file)
    if (!sameJson({ ...(next as object), options: {} }, { ...file, options: {} })) return next
  }
}

function other(rng: Rng, value: unknown): unknown {
  for (;;) {
    const next = pick(rng, NASTY)
    if (!sameJson(next as never, value as never)) return next
  }
}

/** Makes one bad request, which must be refused in so many words. */
export async function attackByRequest(rng: Rng, scene: Scene): Promise<Tried> {
  const { kind, path, ...request } = pick(rng, ATTACKS)(rng, scene, pick(rng, scene.tables))
  const response = await fetch(scene.server.address + path, request)
  const text = await response.text()
  const tried = `${kind}: ${request.method} ${path} ${JSON.stringify(request.headers)} ${(request.body ?? '').slice(0, 200)}`
  if (response.status < 400 || response.status >= 500 || !isError(text)) {
    return one(kind, { tried, wrong: `answered ${response.status} ${text.slice(0, 300)}` })
  }
  return one(kind)
}

function isError(text: string): boolean {
  try {
    const { error, message } = JSON.parse(text) as Record<string, unknown>
    return typeof error === 'string' && typeof message === 'string' && message !== ''
  } catch {
    return false
  }
}

const GET = 'GET /api/me HTTP/1.1\r\nhost: x\r\n'
/** What is not quite HTTP. */
const RAW: readonly [string, (rng: Rng) => string][] = [
  ['noise', (rng) => String.fromCharCode(...Array.from({ length: 200 }, () => below(rng, 256)))],
  ['unknown method', () => 'BREW /api/me HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['long header', () => `${GET}x: ${'y'.repeat(40_000)}\r\n\r\n`],
  ['many headers', () => `${GET}${Array.from({ length: 3000 }, (_, i) => `x${i}: y`).join('\r\n')}\r\n\r\n`],
  [
    'two lengths',
    () => `POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello!`,
  ],
  [
    'length and chunks',
    () =>
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['broken chunk', () => 'POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
  ['header in two lines', () => `${GET}x: a\r\n b\r\nbad header\r\n\r\n`],
  ['bare line feed', () => 'GET /api/me HTTP/1.1\nhost: x\n\n'],
  ['null in a header', () => `${GET}x: \0\r\n\r\n`],
  ['length below zero', () => 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n'],
  ['cut off', () => 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{'],
  [
    'upgrade without a key',
    () => `${GET.replace('me', 'socket')}connection: upgrade\r\nupgrade: websocket\r\n\r\n`,
  ],
  [
    'upgrade to something else',
    () => `${GET.replace('me', 'socket')}connection: upgrade\r\nupgrade: h2c\r\n\r\n`,
  ],
  [
    'upgrade elsewhere',
    () => `${GET}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\r\n`,
  ],
]

/** Sends bytes that are no proper request; the answer, if any, is a refusal. */
export async function attackByBytes(rng: Rng, { server }: Scene): Promise<Tried> {
  const [kind, make] = pick(rng, RAW)
  const { port, hostname } = new URL(server.address)
  const line = connect(Number(port), hostname)
  let received = ''
  line.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  line.on('error', () => {})
  const closed = once(line, 'close')
  line.end(Buffer.from(make(rng), 'latin1'))
  await closed
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 400)
  const name = `bytes: ${kind}`
  if (status >= 400 && status < 500) return one(name)
  return one(name, { tried: name, wrong: `answered ${received.slice(0, 300)}` })
}
