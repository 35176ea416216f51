// Updates as differences: what is told in few bytes is what a whole sight would have told.

import {
  fastRng,
  parseOptions,
  pick,
  playCommand,
  positionFor,
  sittingAt,
  type BaseCommand,
  type Game,
  type Sitting,
  type Viewer,
} from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { changed, difference, sightAfter } from '@entrepot/protocol'
import { yokohama } from '@entrepot/yokohama'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settledNow } from '../src/play/log.ts'
import { sightOf } from '../src/play/sight.ts'
import type { Table } from '../src/play/table.ts'
import { stepOf } from '../src/rooms/messages.ts'
import { RecentHistory } from '../src/rooms/recent-history.ts'
import { Showing } from '../src/rooms/showing.ts'
import { gameOf, type Socket } from './client.ts'
import { testSite } from './test-site.ts'

const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

test('of any two JSON values, the difference leads from one to the other', () => {
  const value = fc.jsonValue({ depthSize: 'medium', stringUnit: fc.constantFrom('a', 'b', 'c') })
  // Such as one has after a little has changed in the other, too.
  const pairs = fc.tuple(value, value, fc.array(value, { minLength: 1, maxLength: 5 }), fc.nat(4))
  fc.assert(
    fc.property(pairs, ([before, after, items, at]) => {
      const likely = [
        [before, after],
        [items, items.toSpliced(at, 1)],
        [items, items.toSpliced(at, 0, after)],
        [items, items.with(at % items.length, after)],
        [
          { before, items },
          { before, items, after },
        ],
        [{ before, items, after }, { items: items.slice(1) }],
      ]
      for (const [was, is] of overTheWire(likely)) {
        const change = difference(was, is)
        expect(change === undefined ? was : changed(was, overTheWire(change))).toEqual(is)
        expect(
          difference({ was: before, is: was }, { was: after, is }, { before: was, after: is, change }),
        ).toEqual(difference({ was: before, is: was }, { was: after, is }))
      }
    }),
  )
})

test('what has not changed is shared with what was before', () => {
  const before = { board: [{ posts: 3 }, { posts: 1 }], hand: ['tea'] }
  const after = changed(before, { board: { 1: { posts: [2] } } }) as typeof before
  expect(after).toEqual({ board: [{ posts: 3 }, { posts: 2 }], hand: ['tea'] })
  expect(after.hand).toBe(before.hand)
  expect(after.board[0]).toBe(before.board[0])
})

const LIST_OF_TEXTS: readonly [unknown, unknown, unknown][] = [
  [
    ['a', 'b', 'c'],
    ['a', 'c'],
    [1, 1],
  ],
  [
    ['a', 'c'],
    ['a', 'b', 'c'],
    [1, 0, 'b'],
  ],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'd'], { 2: ['x'] }],
  [['a'], ['b', 'c'], [['b', 'c']]],
  [{ a: 1, b: 2 }, { b: 2 }, { a: [] }],
  [{ a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, { a: { b: [3] } }],
  [
    [
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ],
    [
      { a: 3, b: 2 },
      { a: 4, b: 2 },
    ],
    { 0: { a: [3] }, 1: { a: [4] } },
  ],
]

test.each(LIST_OF_TEXTS)('from %j to %j it is %j', (before, after, change) => {
  expect(difference(before, after)).toEqual(change)
})

const SEATS = 4
const table = { id: 'x'.repeat(12), pace: { kind: 'untimed' }, clocks: new Array(SEATS) } as unknown as Table

/** Plays a random game and gives every step of every viewer. */
function* steps(game: Game, seed: string) {
  let sitting: Sitting = sittingAt(game, game.setup(parseOptions(game.options, {}), SEATS, seed), 0, SEATS)
  const rng = fastRng(seed)
  for (;;) {
    const [seat] = game.deciders(sitting.state)
    if (seat === undefined) return
    const command = pick(rng, game.legal(sitting.own[seat] as object as never, seat))
    const { sitting: next, fresh, barrier } = playCommand(sitting, seat, command, 0)
    const recent = new RecentHistory(barrier ? settledNow(fresh) : [], 0)
    const showing = new Showing(sitting, next)
    for (const viewer of [...sitting.own.keys(), null] as Viewer[]) {
      const from = positionFor(sitting, viewer)
      if (from >= positionFor(next, viewer)) continue
      const turns = recent.toldTo(viewer, from, next.unsettled)
      const step = stepOf(table, next, viewer, { from, takenBack: [], turns }, Date.now())
      const message = showing.change(step, viewer)
      yield { message, before: sightOf(sitting, viewer), after: sightOf(next, viewer) }
    }
    sitting = next
  }
}

test.each([mombasa, yokohama] as unknown as Game[])(
  '$id: what a viewer sees follows from the changes, which take less than 1.5 kB each',
  (game) => {
    let bytes = 0
    let count = 0
    for (const seed of ['one', 'two']) {
      for (const { message, before, after } of steps(game, seed)) {
        const text = JSON.stringify(message)
        const sight = sightAfter(overTheWire(before), JSON.parse(text) as typeof message)
        expect(sight).toEqual(overTheWire(after))
        bytes += text.length
        count++
      }
    }
    expect(count).toBeGreaterThan(500)
    expect(bytes / count).toBeLessThan(1500)
  },
)

const bid = (amount: number): BaseCommand => ({ type: 'bid', amount }) as BaseCommand
const rest: BaseCommand = { type: 'rest' }

test('who asks for differences sees what those see who do not, through secrets, undo and takebacks', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben', 'Cem')
  const players = people.slice(0, 2)
  const id = await gameOf(players, 'caravan')
  const others = await Promise.all(people.map((person) => person.connect()))
  for (const socket of sockets) await socket.join(id, undefined, true)
  for (const socket of others) await socket.join(id)
  const [ada, ben] = sockets as [Socket, Socket]

  const same = async (): Promise<void> => {
    await Promise.all([...sockets, ...others].map((socket) => socket.settled()))
    for (const [i, socket] of sockets.entries()) {
      const [told, whole] = [socket, others[i] as Socket].map((each) => each.latest(id))
      expect(told?.sight).toEqual(whole?.sight)
      if (told?.type === 'update') expect({ ...told, n: 0 }).toEqual({ ...whole, n: 0 })
    }
  }
  await ada.play(id, 0, bid(3))
  await same()
  await ada.undo(id, 1)
  await ada.play(id, 2, bid(2))
  await ben.play(id, 0, bid(1))
  await same()
  await ada.play(id, 4, rest)
  await same()
  await players[0]!.must('POST', `/api/tables/${id}/proposals`, { kind: 'takeback' })
  await players[1]!.must('POST', `/api/tables/${id}/proposals/1`, { agree: true })
  await same()
  expect(ada.raw.filter(({ type }) => type === 'change').length).toBeGreaterThan(3)
  expect(ada.raw.some(({ type }) => type === 'update')).toBe(false)
})
