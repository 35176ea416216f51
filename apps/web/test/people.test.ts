import type { ChatLine, ClientMessage, SyncMessage, TableInfo } from '@entrepot/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { RefusedRequest } from '../src/session/remote/request.ts'

vi.mock('../src/session/remote/api.ts', () => ({
  answerProposal: () => Promise.reject(new RefusedRequest({ error: 'no-takeback', message: '' })),
  mutedPeople: () => Promise.resolve([]),
  setMuted: () => Promise.resolve(),
  proposeAt: () => Promise.resolve(),
}))

const { RemotePeople } = await import('../src/session/remote/remote-people.ts')

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
  return {
    type: 'sync',
    table: tableInfo(),
    viewer,
    position: 1,
    sight: null,
    since: 0,
    missed: [],
    chat,
    now: 0,
  }
}

function companyOf(first: SyncMessage) {
  const sent: ClientMessage[] = []
  const join = vi.fn<() => void>()
  const people = new RemotePeople(
    { send: (message) => sent.push(message), join, reopen: join },
    first,
    ANNA.id,
  )
  return { people, sent, join }
}

test('lines of others are unread until the talk is looked at, also on the next visit', () => {
  const { people } = companyOf(sync([line(1, BEN, 'Hello')]))
  expect(people.state().unread).toBe(1)
  people.hear({ n: 1, type: 'chat', table: 't', line: line(2, ANNA, 'Hello you') })
  expect(people.state().unread).toBe(1)
  people.read()
  expect(people.state().unread).toBe(0)
  expect(companyOf(sync([line(1, BEN, 'Hello')])).people.state().unread).toBe(0)
})

test('a line that is taken out of the talk is gone, now and on the next visit', () => {
  const { people } = companyOf(sync([line(1, BEN, 'Something vile'), line(2, ANNA, 'Please')]))
  people.hear({ n: 1, type: 'chat', table: 't', line: line(1, BEN, '') })
  expect(people.state().chat.map(({ text }) => text)).toEqual(['Please'])
  expect(companyOf(sync([line(1, BEN, '')])).people.state()).toMatchObject({ chat: [], unread: 0 })
})

test('a line that was not heard before the connection was lost is said again under the same id', () => {
  const { people, sent } = companyOf(sync([]))
  people.say('Hello')
  people.hear({ n: 1, ...sync([]) })
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  people.hear({ n: 2, type: 'chat', table: 't', line: line(1, ANNA, 'Hello') })
  people.hear({ n: 1, ...sync([line(1, ANNA, 'Hello')]) })
  expect(sent).toHaveLength(2)
})

test('a line that the server refuses is told as trouble and not said again', () => {
  const { people, sent } = companyOf(sync([]))
  people.say('Hello')
  const { id } = sent[0] as Extract<ClientMessage, { type: 'say' }>
  people.hear({ n: 1, type: 'error', error: 'too-fast', message: 'Wait.', id, trace: 'x' })
  expect(people.state().trouble).toEqual({ about: 'talk', word: 'too-fast' })
  people.hear({ n: 1, ...sync([]) })
  expect(sent).toHaveLength(1)
})

test('who is muted is not shown; what they said comes back with them', async () => {
  const { people, join } = companyOf(sync([line(1, BEN, 'Hello')]))
  people.mute(BEN.id, true)
  await expect.poll(() => people.state().chat).toEqual([])
  expect(people.state().unread).toBe(0)
  people.mute(BEN.id, false)
  await expect.poll(() => people.state().chat).toHaveLength(1)
  expect(join).toHaveBeenCalled()
})

test('a spectator has no account at the table', () => {
  expect(companyOf(sync([], null)).people.state().self).toBeNull()
})

test('a takeback lapses when the game goes on, other proposals do not', () => {
  const { people } = companyOf(sync([]))
  expect(people.state().proposals).toEqual([TAKEBACK, CANCEL])
  people.hear({ n: 1, type: 'clocks', table: 't', deciders: [1], clocks: [null, null], now: 0 })
  expect(people.state().proposals).toEqual([CANCEL])
})

test('an answer that comes to nothing is told as trouble until it is put away', async () => {
  const { people } = companyOf(sync([]))
  people.answer(1, true)
  await expect.poll(() => people.state().trouble).toEqual({ about: 'proposal', word: 'no-takeback' })
  people.forgetTrouble()
  expect(people.state().trouble).toBeNull()
})

test('who proposed something is told of its refusal until it is put away, others are not', () => {
  const refused = { ...tableInfo(), proposals: [{ ...TAKEBACK, refusedBy: 0 }] }
  const { people } = companyOf({ ...sync([], 1), table: refused })
  expect(people.state()).toMatchObject({ proposals: [], refusals: [{ kind: 'takeback', refusedBy: 0 }] })
  // The game goes on, and the server forgets the proposal before its maker has read the answer.
  people.hear({ n: 1, type: 'table', table: { ...refused, proposals: [] }, now: 0 })
  expect(people.state().refusals).toHaveLength(1)
  people.accept({ ...TAKEBACK, refusedBy: 0 })
  expect(people.state().refusals).toEqual([])
  expect(companyOf({ ...sync([], 0), table: refused }).people.state().refusals).toEqual([])
})
