import type { ChatLine, ClientMessage, SyncMessage, TableInfo } from '@entrepot/protocol'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('../src/session/remote/api.ts', () => ({
  mutedPeople: () => Promise.resolve([]),
  setMuted: () => Promise.resolve(),
  RefusedRequest: class extends Error {},
}))

const { RemoteCompany } = await import('../src/session/remote/remote-company.ts')

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
beforeEach(() => kept.clear())

const ANNA = { id: 'a', name: 'Anna' }
const BEN = { id: 'b', name: 'Ben' }

function tableInfo(): TableInfo {
  const seats = [ANNA, BEN].map((person, seat) => ({
    seat,
    kind: 'person' as const,
    person,
    level: null,
    absent: false,
    online: true,
    clock: null,
  }))
  return { id: 't', pace: { kind: 'untimed' }, seats } as unknown as TableInfo
}

function line(number: number, { id: by, name }: typeof ANNA, text: string): ChatLine {
  return { number, by, name, at: number, text }
}

function sync(chat: readonly ChatLine[], viewer: number | null = 0): SyncMessage {
  return { type: 'sync', table: tableInfo(), viewer, position: 1, sight: null, missed: [], chat, now: 0 }
}

function companyOf(first: SyncMessage) {
  const sent: ClientMessage[] = []
  const join = vi.fn<() => void>()
  const company = new RemoteCompany({ send: (message) => sent.push(message), join }, first)
  return { company, sent, join }
}

test('lines of others are unread until the talk is looked at, also on the next visit', () => {
  const { company } = companyOf(sync([line(1, BEN, 'Hello')]))
  expect(company.state().unread).toBe(1)
  company.hear({ n: 1, type: 'chat', table: 't', line: line(2, ANNA, 'Hello you') })
  expect(company.state().unread).toBe(1)
  company.read()
  expect(company.state().unread).toBe(0)
  expect(companyOf(sync([line(1, BEN, 'Hello')])).company.state().unread).toBe(0)
})

test('a line that was not heard before the connection was lost is said again under the same id', () => {
  const { company, sent } = companyOf(sync([]))
  company.say('Hello')
  company.hear({ n: 1, ...sync([]) })
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  company.hear({ n: 2, type: 'chat', table: 't', line: line(1, ANNA, 'Hello') })
  company.hear({ n: 1, ...sync([line(1, ANNA, 'Hello')]) })
  expect(sent).toHaveLength(2)
})

test('a line that the server refuses is told as trouble and not said again', () => {
  const { company, sent } = companyOf(sync([]))
  company.say('Hello')
  const { id } = sent[0] as Extract<ClientMessage, { type: 'say' }>
  company.hear({ n: 1, type: 'error', error: 'too-fast', message: 'Wait.', id })
  expect(company.state().trouble).toBe('too-fast')
  company.hear({ n: 1, ...sync([]) })
  expect(sent).toHaveLength(1)
})

test('who is muted is not shown; what they said comes back with them', async () => {
  const { company, join } = companyOf(sync([line(1, BEN, 'Hello')]))
  company.mute(BEN.id, true)
  await vi.waitFor(() => expect(company.state().chat).toEqual([]))
  expect(company.state().unread).toBe(0)
  company.mute(BEN.id, false)
  await vi.waitFor(() => expect(company.state().chat).toHaveLength(1))
  expect(join).toHaveBeenCalled()
})

test('a spectator has no account at the table', () => {
  expect(companyOf(sync([], null)).company.state().self).toBeNull()
})
