import { below, pick, type Rng } from '@entrepot/kernel'

/** Values that somebody who wants to break a server would try. */
export const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(300),
  '__proto__',
  '\u0000',
  '../../etc/passwd',
  "' OR 1=1 --",
  [],
  [[[[]]]],
  {},
  { __proto__: null, type: 'take' },
  { constructor: { prototype: { admin: true } } },
]

const TYPES = ['join', 'part', 'play', 'undo', 'say', 'ping', 'admin', '', 7, null]

/** A text for the socket that must not change anything. */
export function badMessage(rng: Rng, table: string): string {
  switch (below(rng, 6)) {
    case 0:
      return pick(rng, ['', '{', 'null', '[]', '"play"', '{"type":', 'NaN', '\u0000', '{"type":"play"}'])
    case 1:
      return JSON.stringify(pick(rng, NASTY))
    case 2:
      return JSON.stringify({ type: 'play', table, id: 'f', at: pick(rng, NASTY), command: pick(rng, NASTY) })
    case 3:
      // The shape is right, the command is none.
      return JSON.stringify({
        type: 'play',
        table,
        id: `f${below(rng, 1000)}`,
        at: pick(rng, [0, 1, 99]),
        command: { type: pick(rng, ['take', 'rest', 'rebid', 'bid', '__proto__']), amount: pick(rng, NASTY) },
      })
    case 4:
      return JSON.stringify({ type: 'undo', table, id: 'u', at: 0, count: pick(rng, [1, 2, 999]) })
    default: {
      const type = pick(rng, TYPES)
      // Speaking at the table is allowed, and so is leaving any: who is not there is not told so.
      const elsewhere = { say: NASTY, part: [null, 5, '', '../x'] }[String(type)]
      const nowhere = pick(rng, elsewhere ?? [table, 'nowhere', '', 5])
      return JSON.stringify({
        type,
        table: nowhere,
        id: pick(rng, NASTY),
        at: pick(rng, [0, -1, 'x']),
        count: -1,
      })
    }
  }
}

interface BadRequest {
  path: string
  method: string
  headers: Record<string, string>
  body: string
}

/** A request that must be refused. */
export function badRequest(rng: Rng, table: string): BadRequest {
  const path = pick(rng, [
    '/api/tables',
    `/api/tables/${table}/sit`,
    `/api/tables/${table}/replace`,
    `/api/tables/${table}/proposals`,
    `/api/tables/${table}/proposals/9`,
    `/api/tables/${table}/proposals/x`,
    `/api/tables/%00/start`,
    `/api/tables/nowhere/start`,
    `/api/tables/${'a'.repeat(200)}/leave`,
    '/api/session',
    '/api/account',
    '/api/guest',
    '/api/verify',
    '/api/passkeys',
    '/api/session/passkey',
    '/api/tokens',
    '/api/nowhere',
    `/api/admin/tables/${table}/close`,
  ])
  const json = pick(rng, [
    () => JSON.stringify(pick(rng, NASTY)),
    () => JSON.stringify({ seat: pick(rng, NASTY), kind: pick(rng, NASTY), name: pick(rng, [null, '', 5]) }),
    () => pick(rng, ['{', '[1,', 'undefined', '{"a":1}}']),
  ])
  const type = pick(rng, ['application/json', 'application/json', 'text/plain', 'application/xml'])
  return { path, method: 'POST', headers: { 'content-type': type }, body: json() || 'x' }
}
