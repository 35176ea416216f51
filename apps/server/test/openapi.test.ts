// What /api/openapi.json says is what the server answers: every route is described, and real answers fit.

import { readFileSync } from 'node:fs'
import type { EditionMark, ExportedGame } from '@entrepot/kernel'
import type {
  MeAnswer,
  NewBotTokenAnswer,
  NewTokenAnswer,
  PasskeyInfo,
  SessionInfo,
  SightAnswer,
  TableInfo,
} from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { signed } from '../src/secrets.ts'
import { Authenticator } from './authenticator.ts'
import { gameOf, Person, tableOf, type Answer } from './client.ts'
import { boxOf, games } from './edition-games.ts'
import { startPushServer, subscription } from './push-server.ts'
import { startSmtp, type SmtpServer } from './smtp-server.ts'
import { testSite, type TestSite } from './test-site.ts'
import { playWholeGame } from './whole-game.ts'

interface Described {
  summary?: string
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

interface Api {
  paths: Record<string, Record<string, Described>>
  components: { schemas: object }
}

type Schema = Parameters<typeof z.fromJSONSchema>[0]

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const withFigures = { games, gamesModule: new URL('./edition-games.ts', import.meta.url).href }
const adminToken = 'a-token-that-is-long-enough-to-be-one'

async function apiOf({ address }: TestSite): Promise<Api> {
  return (await (await fetch(`${address}/api/openapi.json`)).json()) as Api
}

function operationsOf({ paths }: Api): { name: string; path: string; described: Described }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      described,
    })),
  )
}

test('every route is described, with what it answers and how it refuses', async () => {
  const site = await testSite()
  const operations = operationsOf(await apiOf(site))
  const names = operations.map(({ name }) => name)
  for (const { name, described } of operations) {
    expect(described.summary, name).toEqual(expect.any(String))
    const statuses = Object.keys(described.responses)
    expect(
      statuses.some((status) => status.startsWith('2')),
      name,
    ).toBe(true)
    expect(statuses, name).toContain('4XX')
  }
  const served = routesOf(site).filter((name) =>
    / \/(api\/|healthz|readyz|metrics|unsubscribe|reset-password|confirm-email)/.test(name),
  )
  const undescribed = ['GET /api/openapi.json', 'GET /api/socket']
  expect(served.filter((name) => !undescribed.includes(name)).toSorted()).toEqual(names.toSorted())
})

test('docs/api.md names every route', async () => {
  const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const names = operationsOf(await apiOf(await testSite())).map(({ name }) =>
    name.replaceAll(/\{(\w+)\}/g, ':$1'),
  )
  expect(names.filter((name) => !new RegExp(`${name}[ ?\`]`).test(text))).toEqual([])
})

/** The routes as the server has them, read from the tree that it prints. */
function routesOf({ app }: TestSite): string[] {
  const path: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
      path.splice(indent.length / 4, Infinity, part)
      const whole = path.join('').replaceAll(/:(\w+)/g, '{$1}')
      return METHODS.filter((method) => methods.split(', ').includes(method)).map(
        (method) => `${method} ${whole}`,
      )
    })
}

/** Checks each answer against its description, and remembers which operations have granted something. */
function checker(api: Api) {
  const operations = operationsOf(api).map((operation) => ({
    ...operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  const granted = new Set<string>()
  const check = (method: string, url: string, { status, body, headers }: Answer): void => {
    const path = url.split('?')[0] as string
    // A path without parameters is meant before one with them.
    const found = operations
      .filter(({ name, pattern }) => name.startsWith(`${method} `) && pattern.test(path))
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
    if (!found) throw new Error(`${method} ${path} is not described`)
    const { responses } = found.described
    const described = responses[status] ?? responses[`${String(status)[0]}XX`]
    expect(described, `${found.name} answered ${status}`).toBeDefined()
    if (status < 300) granted.add(found.name)
    const [type = ''] = (headers['content-type'] ?? '').split(';')
    if (status === 204) return
    const schema = described?.content?.[type]?.schema
    expect(schema, `${found.name} answered ${status} as ${type}`).toBeDefined()
    const text = JSON.stringify({ ...schema, $defs: api.components.schemas })
    const whole = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Schema
    const { error } = z.fromJSONSchema(whole).safeParse(body)
    expect(error, `${found.name} answered ${status}: ${JSON.stringify(body)}`).toBeUndefined()
  }
  return { granted, check, names: operations.map(({ name }) => name) }
}

class CheckedPerson extends Person {
  check: ReturnType<typeof checker>['check'] = () => {}

  override async ask<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const answer = await super.ask<Body>(method, path, body)
    this.check(method, path, answer)
    return answer
  }

  /** Sends a form, as a page without scripts does. */
  async form(path: string, fields: Record<string, string>): Promise<void> {
    const response = await fetch(this.address + path, { method: 'POST', body: new URLSearchParams(fields) })
    const headers = Object.fromEntries(response.headers)
    this.check('POST', path, { status: response.status, headers, body: await response.text() })
  }
}

test('real answers of every route, granted and refused, fit their descriptions', async () => {
  const vapid = { publicKey: 'BA'.padEnd(87, 'A'), privateKey: 'A'.repeat(43) }
  const smtp = await startSmtp()
  const settings = { adminToken, vapid, smtpUrl: smtp.url, publicUrl: 'http://127.0.0.1' }
  const site = await testSite(settings, withFigures, undefined, await startPushServer())
  const { granted, check, names } = checker(await apiOf(site))
  const someone = async (name: string): Promise<CheckedPerson> => {
    const person = Object.assign(new CheckedPerson(site.address), { check })
    await person.must('POST', '/api/guest', { name })
    return person
  }
  const [ada, ben, cem] = [await someone('Ada'), await someone('Ben'), await someone('Cem')]
  const admin = Object.assign(new CheckedPerson(site.address), { check, token: adminToken })
  await identity(ada, ben)
  await expect.poll(() => smtp.mails.length).toBe(1)
  await recovery(cem, smtp)
  await passkeys(ada)
  await tables(ada, ben, cem)
  await history(ada, ben)
  await bots(ada, ben, check)
  await operations(site, admin, ada, ben)
  expect(names.filter((name) => !granted.has(name))).toEqual([])
})

async function identity(ada: Person, ben: Person): Promise<void> {
  const account = { email: 'ada@example.org', password: 'a long enough password' }
  await ada.must('POST', '/api/account', account)
  expect((await ben.ask('POST', '/api/account', account)).status).toBe(409)
  await ada.must('DELETE', '/api/session')
  expect((await ada.ask('GET', '/api/sessions')).status).toBe(401)
  await ada.must('POST', '/api/session', account)
  await ada.must('PATCH', '/api/me', { language: 'ru' })
  const { id } = await ada.must<NewTokenAnswer>('POST', '/api/tokens', { name: 'bot' })
  await ada.must('GET', '/api/tokens')
  await ada.must<{ sessions: SessionInfo[] }>('GET', '/api/sessions')
  await ada.must('DELETE', `/api/sessions/${id}`)
  expect((await ada.ask('DELETE', `/api/sessions/${id}`)).status).toBe(404)
  const { account: muted } = await ben.must<MeAnswer>('GET', '/api/me')
  await ada.must('PUT', `/api/mutes/${muted?.id}`, { muted: true })
  await ada.must('GET', '/api/mutes')
  await ada.must('GET', `/api/people/${muted?.id}`)
  const endpoint = 'https://push.example.org/x'
  await ada.must('POST', '/api/push', subscription(endpoint))
  await ada.must('DELETE', '/api/push', { endpoint })
}

async function recovery(cem: CheckedPerson, smtp: SmtpServer): Promise<void> {
  const account = { email: 'cem@example.org', password: 'a long enough password' }
  const before = smtp.mails.length
  const linkIn = async (count: number): Promise<string> => {
    await expect.poll(() => smtp.mails.length).toBe(before + count)
    const text = Buffer.from(smtp.mails.at(-1)?.split('\r\n\r\n')[1] ?? '', 'base64').toString()
    return /http:\/\/127\.0\.0\.1(\/\S+)/.exec(text)?.[1] ?? ''
  }
  await cem.must('POST', '/api/account', account)
  await linkIn(1)
  await cem.must('POST', '/api/me/email/confirmation')
  await linkIn(2)
  await cem.must('PUT', '/api/me/email', { ...account, email: 'c@example.org' })
  const confirm = await linkIn(3)
  for (const method of ['GET', 'POST']) await cem.must(method, confirm)
  expect((await cem.ask('POST', confirm)).status).toBe(410)
  await cem.must('PUT', '/api/me/password', { current: account.password, password: account.password })
  await cem.must('POST', '/api/password/forgotten', { email: 'c@example.org' })
  const reset = await linkIn(5)
  await cem.must('GET', reset)
  expect((await cem.ask('POST', reset)).status).toBe(422)
  await cem.must('POST', '/api/password/reset', { token: reset.split('=')[1], password: account.password })
  await cem.must('POST', '/api/password/forgotten', { email: 'c@example.org' })
  await cem.form(await linkIn(6), { password: account.password })
  await cem.must('POST', '/api/session', { ...account, email: 'c@example.org' })
}

async function passkeys(ada: Person): Promise<void> {
  interface Asked {
    challengeId: string
    options: { challenge: string }
  }
  const key = new Authenticator('http://127.0.0.1')
  const asked = await ada.must<Asked>('POST', '/api/passkeys/options')
  const made = { challengeId: asked.challengeId, response: key.register(asked.options), name: 'laptop' }
  await ada.must('POST', '/api/passkeys', made)
  const question = await ada.must<Asked>('POST', '/api/session/passkey/options')
  const response = key.signIn(question.options)
  await ada.must('POST', '/api/session/passkey', { challengeId: question.challengeId, response })
  const { passkeys } = await ada.must<{ passkeys: PasskeyInfo[] }>('GET', '/api/passkeys')
  await ada.must('DELETE', `/api/passkeys/${passkeys[0]?.id}`)
}

async function tables(ada: Person, ben: Person, cem: Person): Promise<void> {
  const live = { visibility: 'open', pace: { kind: 'live', bankMs: 600_000, incrementMs: 5_000 } }
  await ada.must('GET', '/api/games')
  const gathering = await tableOf([ada, ben], 'caravan', live)
  await ada.must('GET', '/api/tables')
  await ben.must('POST', `/api/tables/${gathering}/stand`)
  await ada.must('PUT', `/api/tables/${gathering}/seats/1`, { kind: 'bot', level: 'random' })
  await ada.must('POST', `/api/tables/${gathering}/call-off`)
  const id = await gameOf([ada, ben], 'caravan', live)
  await ada.must('GET', '/api/tables?status=playing')
  await ben.must('POST', `/api/tables/${id}/leave`)
  await ben.must('POST', `/api/tables/${id}/return`)
  await ben.must('POST', `/api/tables/${id}/leave`)
  await cem.must('POST', `/api/tables/${id}/replace`, { seat: 1 })
  for (const person of [ada, ben]) {
    await person.must('POST', `/api/tables/${id}/proposals/1`, { agree: true })
  }
  await ada.must('POST', `/api/tables/${id}/proposals`, { kind: 'cancel' })
  await cem.must('POST', `/api/tables/${id}/proposals/2`, { agree: true })
  const { id: next } = await ada.must<TableInfo>('POST', `/api/tables/${id}/rematch`)
  await ada.must('PUT', `/api/tables/${next}/contribution`, { contribution: 'a1'.repeat(32) })
  await ada.must('GET', '/api/me/tables?over=true')
  expect((await ada.ask('POST', `/api/tables/${id}/sit`, { seat: 'x' })).status).toBe(422)
  expect((await ada.ask('GET', '/api/tables/nowhere')).status).toBe(404)
}

async function history(ada: Person, ben: Person): Promise<void> {
  const sockets = await Promise.all([ada.connect(), ben.connect()])
  const open = { visibility: 'open' }
  const { id, file } = await playWholeGame([ada, ben], sockets, 'caravan', 'openapi', undefined, open)
  await ada.must<TableInfo>('GET', `/api/tables/${id}`)
  await ada.must('GET', `/api/tables/${id}/history`)
  await ada.must('GET', `/api/tables/${id}/rounds`)
  await ada.must('GET', `/api/tables/${id}/at/1`)
  await ada.must('POST', '/api/verify', file)
  const forged: ExportedGame = { ...file, log: file.log.slice(1) }
  expect((await ada.ask('POST', '/api/verify', forged)).status).toBe(422)
  await ada.must('POST', '/api/tables/import', file)
  const { account } = await ben.must<MeAnswer>('GET', '/api/me')
  for (const path of ['/api/export', '/api/me/export', `/api/people/${account?.id}/export`])
    await ada.must('GET', path)
}

async function bots(ada: Person, ben: Person, check: CheckedPerson['check']): Promise<void> {
  const { id } = await ada.must<{ id: string }>('POST', '/api/me/bots', { name: 'Ledger' })
  await ada.must('PATCH', `/api/me/bots/${id}`, { name: 'Clerk' })
  const wish = { name: 'test', scopes: ['watch', 'play'], days: 1 }
  const { token, id: tokenId } = await ada.must<NewBotTokenAnswer>('POST', `/api/me/bots/${id}/tokens`, wish)
  await ada.must('GET', '/api/me/bots')
  await ben.must('GET', '/api/bots')
  await ben.must('GET', '/api/schemas')
  await ben.must('GET', '/api/asyncapi.json')
  await ben.must('GET', '/api/schemas/protocol.json')
  const clerk = Object.assign(new CheckedPerson(ada.address), { check, token })
  const table = await tableOf([ben], 'caravan', { seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.must('POST', `/api/tables/${table}/invitations`, { bot: id })
  await clerk.must('POST', `/api/tables/${table}/sit`, { seat: 1 })
  await ben.must('POST', `/api/tables/${table}/start`)
  const { position, sight } = await clerk.must<SightAnswer>('GET', `/api/tables/${table}/sight`)
  const command = { id: 'c1', at: position, command: sight.legal[0] }
  await clerk.must('POST', `/api/tables/${table}/commands`, command)
  expect((await clerk.ask('POST', '/api/tables', {})).status).toBe(403)
  const { status, headers } = await fetch(`${ada.address}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  check('GET', '/api/events', { status, headers: Object.fromEntries(headers), body: '' })
  await ada.must('DELETE', `/api/me/bots/${id}/tokens/${tokenId}`)
  await ada.must('DELETE', `/api/me/bots/${id}`)
}

async function operations(site: TestSite, admin: Person, ada: Person, ben: Person): Promise<void> {
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/reach']) await admin.ask('GET', path)
  const { account } = await ben.must<MeAnswer>('GET', '/api/me')
  const unsubscribe = `/unsubscribe?token=${signed(`unsubscribe:${account?.id}`, site.context.secret)}`
  await ada.ask('GET', unsubscribe)
  await ada.ask('POST', unsubscribe)
  const id = await gameOf([ada, ben], 'caravan')
  expect((await ada.ask('POST', `/api/admin/tables/${id}/close`)).status).toBe(403)
  await admin.must('POST', `/api/admin/tables/${id}/close`)
  await admin.must('GET', '/api/admin/tables?text=caravan')
  const socket = await ada.connect()
  const spoken = await gameOf([ada, ben], 'caravan')
  await socket.join(spoken)
  socket.send({ type: 'say', table: spoken, id: 'a', text: 'something vile' })
  await socket.find((message) => message.type === 'chat')
  await admin.must('GET', `/api/admin/tables/${spoken}/chat`)
  await admin.must('DELETE', `/api/admin/tables/${spoken}/chat/1`)
  await admin.must('GET', '/api/admin/door')
  await admin.must('PATCH', '/api/admin/door', { guests: 'open' })
  await admin.must('POST', '/api/admin/invitations', { uses: 3 })
  await admin.must('GET', '/api/admin/people?text=a')
  await admin.must('GET', `/api/admin/people/${account?.id}/data`)
  const { account: own } = await ada.must<MeAnswer>('GET', '/api/me')
  await admin.must('POST', `/api/admin/people/${own?.id}/password`)
  await admin.must('PUT', `/api/admin/accounts/${account?.id}/ban`, { banned: true })
  await admin.must('DELETE', `/api/admin/people/${account?.id}`)
  const { hash } = await admin.must<EditionMark>('PUT', '/api/admin/editions', boxOf('house'))
  await ada.must('GET', `/api/editions/${hash}`)
  expect((await ada.ask('GET', `/api/editions/${'0'.repeat(64)}`)).status).toBe(404)
  await admin.must('DELETE', '/api/admin/editions/mombasa/house')
  await ada.must('DELETE', '/api/me')
}
