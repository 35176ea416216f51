// A seat at a table of the server: its log follows what the server says, and it asks for no more than it lacks.

import { begin, play, type BaseCommand, type BaseState, type Game, type Match } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit'
import type {
  ClientMessage,
  Sight,
  SyncMessage,
  TableInfo,
  TurnEvents,
  UpdateMessage,
} from '@entrepot/protocol'
import { expect, test, vi } from 'vitest'

vi.mock('../src/session/remote/api.ts', () => ({
  mutedPeople: () => Promise.resolve([]),
  pastOf: () => Promise.reject(new Error('not asked')),
  roundsOf: () => Promise.resolve({ viewer: 0, rounds: [] }),
}))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })

const { RemoteSession } = await import('../src/session/remote/remote-session.ts')

const game = caravan as unknown as Game

function bidden(): Match<BaseState, BaseCommand> {
  const both = [3, 1].map((amount) => ({ type: 'bid', amount }) as BaseCommand)
  return both.reduce((match, command, seat) => play(game, match, seat, command), begin(game, {}, 2, 'seed'))
}

const { state } = bidden()
const sight: Sight = {
  view: game.view(state, 0),
  legal: game.legal(state, 0),
  undoable: 0,
  deciders: [0],
  round: 1,
  outcome: null,
}
const turn = (position: number, seat = 0): TurnEvents => ({ position, seat, at: 0, events: [] })
const table = {
  id: 't',
  status: 'playing',
  pace: { kind: 'untimed' },
  seats: [],
  deal: null,
  seedHash: null,
  proposals: [],
} as unknown as TableInfo

function sync(
  since: number,
  position: number,
  missed: readonly TurnEvents[],
  pace: TableInfo['pace'] = table.pace,
): SyncMessage & { sight: Sight } {
  return {
    type: 'sync',
    table: { ...table, pace },
    viewer: 0,
    position,
    sight,
    since,
    missed,
    chat: [],
    now: 0,
  }
}

function update(from: number, to: number, takenBack: number[], turns: TurnEvents[]): UpdateMessage {
  return { type: 'update', table: 't', from, to, takenBack, turns, sight, clocks: [], now: 0 }
}

function seated(pace?: TableInfo['pace']) {
  const joined: (number | undefined)[] = []
  const sent: ClientMessage[] = []
  const wire = {
    send: (message: ClientMessage) => void sent.push(message),
    join: (since?: number) => void joined.push(since),
    reopen: () => {},
  }
  const session = new RemoteSession('mombasa', game, wire, sync(0, 2, [turn(1), turn(2, 1)], pace), null, [])
  const positions = (): number[] => session.snapshot().log.map(({ position }) => position)
  return { session, joined, sent, positions }
}

test('what the server takes back leaves the log, whoever took it back', () => {
  const { session, joined, positions } = seated()
  session.hear({ n: 1, ...update(2, 4, [], [turn(3), turn(4, 1)]) })
  expect(positions()).toEqual([1, 2, 3, 4])
  session.hear({ n: 2, ...update(4, 5, [3, 4], []) })
  expect(positions()).toEqual([1, 2])
  session.hear({ n: 3, ...update(5, 6, [], [turn(6, 1)]) })
  expect(positions()).toEqual([1, 2, 6])
  expect(joined).toEqual([])
})

test('what changes is told of what was seen at the held position, and asked for anew elsewhere', () => {
  const { session, joined } = seated()
  const { view } = session.snapshot()
  const step = { table: 't', takenBack: [], clocks: [], now: 0 }
  const change = { change: { undoable: [1] }, deciders: [1] } as const
  session.hear({ n: 1, type: 'change', ...step, from: 2, to: 3, turns: [turn(3)], ...change })
  expect(session.snapshot()).toMatchObject({ position: 3, undoable: 1, deciders: [1] })
  expect(session.snapshot().view).toBe(view)
  session.hear({ n: 2, type: 'change', ...step, from: 4, to: 5, turns: [turn(5)], ...change })
  expect(session.snapshot().position).toBe(3)
  expect(joined).toHaveLength(1)
})

test('after a sync from the held position the log goes on, after one from the beginning it begins anew', () => {
  const { session, joined, positions } = seated()
  session.hear({ n: 1, ...sync(2, 4, [turn(4, 1), turn(3, 1)]) })
  expect(positions()).toEqual([1, 2, 3, 4])
  session.hear({ n: 2, ...sync(0, 5, [turn(1), turn(5)]) })
  expect(positions()).toEqual([1, 5])
  expect(joined).toEqual([])
})

test('what does not go on from the held position is asked for anew', () => {
  const { session, joined, positions } = seated()
  session.hear({ n: 1, ...update(3, 4, [], [turn(4)]) })
  session.hear({ n: 2, ...sync(1, 4, [turn(2), turn(4)]) })
  expect(joined).toHaveLength(2)
  expect(positions()).toEqual([1, 2])
})

test('a command that came too late is said to have lapsed at the position to which the table has gone on', () => {
  const { session, joined, sent } = seated()
  session.submit([{ type: 'rest' }])
  const id = sent.flatMap((message) => (message.type === 'play' ? [message.id] : [])).join()
  session.hear({ n: 1, type: 'refused', table: 't', id, reason: 'stale', position: 3, sight })
  expect(joined).toHaveLength(1)
  session.hear({ n: 2, ...sync(2, 3, [turn(3, 1)]) })
  expect(session.snapshot()).toMatchObject({ position: 3, lapsedAt: 3, busy: false })
})

test('held moves of others wait; a step shows one of them, going on the rest', () => {
  const { session, joined, positions } = seated()
  session.pacing.hold(true)
  session.hear({ n: 1, ...update(2, 3, [], [turn(3, 1)]) })
  session.hear({ n: 2, ...update(3, 4, [], [turn(4, 1)]) })
  session.hear({ n: 3, ...update(4, 5, [], [turn(5, 1)]) })
  expect(positions()).toEqual([1, 2])
  expect(session.snapshot()).toMatchObject({ held: true, position: 2 })
  session.pacing.step()
  expect(positions()).toEqual([1, 2, 3])
  session.pacing.hold(false)
  expect(positions()).toEqual([1, 2, 3, 4, 5])
  expect(session.snapshot()).toMatchObject({ held: false, position: 5 })
  expect(joined).toEqual([])
})

test('held moves do not keep a sync from being taken in, nor the own command from being sent at the latest position', () => {
  const { session, positions, sent } = seated()
  session.pacing.hold(true)
  session.hear({ n: 1, ...update(2, 3, [], [turn(3, 1)]) })
  session.hear({ n: 2, ...sync(2, 4, [turn(3, 1), turn(4, 1)]) })
  expect(positions()).toEqual([1, 2, 3, 4])
  expect(session.snapshot().held).toBe(false)
  session.pacing.hold(true)
  session.hear({ n: 3, ...update(4, 5, [], [turn(5, 1)]) })
  session.submit([{ type: 'bid' }])
  expect(sent.at(-1)).toMatchObject({ type: 'play', at: 5 })
})

test('where a clock runs, the viewer is not held up from deciding', () => {
  const { session, positions } = seated({ kind: 'live' } as TableInfo['pace'])
  session.pacing.hold(true)
  session.hear({ n: 1, ...update(2, 3, [], [turn(3, 1)]), sight: { ...sight, deciders: [1] } })
  expect(positions()).toEqual([1, 2])
  session.hear({ n: 2, ...update(3, 4, [], [turn(4, 1)]) })
  expect(positions()).toEqual([1, 2, 3, 4])
  expect(session.snapshot().held).toBe(false)
})
