import type { ChatLine, ClientMessage, SyncMessage, TableInfo } from '@entrepot/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { RefusedRequest } from '../src/session/remote/request.ts'

vi.mock('../src/session/remote/api.ts', () => ({
  answerProposal: () => Promise.reject(new RefusedRequest({ error: 'no-takeback', message: '' })),
  mutedPeople: () => Promise.resolve([]),
  setMuted: () => Promise.resolve(),
  proposeAt: () => Promise.resolve(),
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
const TAKEBACK = {
  number: 1,
  kind: 'takeback',
  by: 1,
  person: null,
  seat: 1,
  agreed: [1],
  needed: [0, 1],
  refusedBy: null,
} as const
const CANCEL = {
  number: 2,
  kind: 'cancel',
  by: 1,
  person: null,
  seat: null,
  agreed: [1],
  needed: [0, 1],
  refusedBy: null,
} as const

function tableInfo(): TableInfo {
  const seats = [ANNA, BEN].map((person, seat) => ({
    seat,
    kind: 'person' as const,
    person,
    level: null,
    absent: false,
    left: false,
    online: true,
    clock: null,
  }))
  return {
    id: 't',
    status: 'playing',
    pace: { kind: 'untimed' },
    seats,
    deal: null,
    seedHash: null,
    proposals: [TAKEBACK, CANCEL],
  } as unknown as TableInfo
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
  const company = new RemoteCompany(
    { send: (message) => sent.push(message), join, reopen: join },
    first,
    ANNA.id,
  )
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
  expect(company.state().trouble).toEqual({ about: 'talk', word: 'too-fast' })
  company.hear({ n: 1, ...sync([]) })
  expect(sent).toHaveLength(1)
})

test('who is muted is not shown; what they said comes back with them', async () => {
  const { company, join } = companyOf(sync([line(1, BEN, 'Hello')]))
  company.mute(BEN.id, true)
  await expect.poll(() => company.state().chat).toEqual([])
  expect(company.state().unread).toBe(0)
  company.mute(BEN.id, false)
  await expect.poll(() => company.state().chat).toHaveLength(1)
  expect(join).toHaveBeenCalled()
})

test('a spectator has no account at the table', () => {
  expect(companyOf(sync([], null)).company.state().self).toBeNull()
})

test('a takeback lapses when the game goes on, other proposals do not', () => {
  const { company } = companyOf(sync([]))
  expect(company.state().proposals).toEqual([TAKEBACK, CANCEL])
  company.hear({ n: 1, type: 'clocks', table: 't', deciding: [1], clocks: [null, null], now: 0 })
  expect(company.state().proposals).toEqual([CANCEL])
})

test('an answer that comes to nothing is told as trouble until it is put away', async () => {
  const { company } = companyOf(sync([]))
  company.answer(1, true)
  await expect.poll(() => company.state().trouble).toEqual({ about: 'proposal', word: 'no-takeback' })
  company.forgetTrouble()
  expect(company.state().trouble).toBeNull()
})

test('who proposed something is told of its refusal until it is put away, others are not', () => {
  const refused = { ...tableInfo(), proposals: [{ ...TAKEBACK, refusedBy: 0 }] }
  const { company } = companyOf({ ...sync([], 1), table: refused })
  expect(company.state()).toMatchObject({ proposals: [], refusals: [{ kind: 'takeback', refusedBy: 0 }] })
  // The game goes on, and the server forgets the proposal before its maker has read the answer.
  company.hear({ n: 1, type: 'table', table: { ...refused, proposals: [] }, now: 0 })
  expect(company.state().refusals).toHaveLength(1)
  company.accept({ ...TAKEBACK, refusedBy: 0 })
  expect(company.state().refusals).toEqual([])
  expect(companyOf({ ...sync([], 0), table: refused }).company.state().refusals).toEqual([])
})
