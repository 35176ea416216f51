// Playing through the real socket, on both databases.

import { sha256, verifyExport, type BaseCommand, type ExportedGame, type Game } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit'
import type { TableInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { loadSitting } from '../src/rooms/load.ts'
import type { Room } from '../src/rooms/room.ts'
import { Rooms } from '../src/rooms/rooms.ts'
import { deleteSnapshot, readSnapshot } from '../src/storage/log.ts'
import type { Table } from '../src/play/table.ts'
import { readTable } from '../src/storage/tables.ts'
import { gameOf, Socket, type Person } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { testSite } from './test-site.ts'

const take = (amount: number): BaseCommand => ({ type: 'take', amount }) as BaseCommand
const bid = (amount: number): BaseCommand => ({ type: 'bid', amount }) as BaseCommand
const rest: BaseCommand = { type: 'rest' }
const draw: BaseCommand = { type: 'draw' }

interface View {
  players: { coins: number; bid: number | null; hasBid: boolean; baleCount: number; bales: number[] | null }[]
}

function viewOf(socket: Socket, table: string): View {
  return socket.latest(table).sight?.view as View
}

/** Two people at a table of Caravan who have bid, so that seat 0 trades first. */
async function trading(where: Parameters<typeof testSite>[0]) {
  const site = await testSite(where)
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const id = await gameOf(people, 'caravan')
  const [adaHerself, benHimself] = people as [Person, Person]
  const [ada, ben] = sockets as [Socket, Socket]
  await ada.join(id)
  await ben.join(id)
  await ada.play(id, 0, bid(3))
  await ben.play(id, 0, bid(1))
  await ada.reach(id, 2)
  await ben.reach(id, 2)
  return { site, adaHerself, benHimself, ada, ben, id }
}

/** Everybody plays any legal command until the game is over. */
async function playOut(sockets: readonly Socket[], id: string): Promise<void> {
  for (;;) {
    const { sight } = sockets[0]!.latest(id)
    if (!sight || sight.outcome) return
    for (const [seat, socket] of sockets.entries()) {
      const now = socket.latest(id)
      const command = now.sight?.legal.find(({ type }) => type !== 'rebid')
      if (!command || !now.sight?.deciders.includes(seat)) continue
      const position = now.type === 'sync' ? now.position : now.to
      const answer = await socket.play(id, position, command)
      if (answer.type !== 'ack') throw new Error(JSON.stringify(answer))
      await socket.reach(id, answer.position)
    }
    await Promise.all(sockets.map((socket) => socket.settled()))
  }
}

onBothDatabases((where) => {
  test('a command is acknowledged with its position, and the actor sees it at once', async () => {
    const { ada, id } = await trading(await where())
    expect(await ada.play(id, 2, take(2))).toMatchObject({ type: 'ack', position: 3 })
    const update = await ada.reach(id, 3)
    expect(update).toMatchObject({
      from: 2,
      to: 3,
      turns: [{ position: 3, seat: 0, events: [{ type: 'taken' }] }],
    })
    expect(viewOf(ada, id).players[0]?.coins).toBe(2)
    expect(update.sight).toMatchObject({ undoable: 1, deciders: [0] })
  })

  test('the others see a turn when it passes on, all of it at once', async () => {
    const { ada, ben, id } = await trading(await where())
    await ada.play(id, 2, take(1))
    const before = ben.received.length
    await ada.play(id, 3, take(1))
    const update = await ben.reach(id, 4)
    expect(update).toMatchObject({ from: 2, to: 4 })
    expect(update.turns.map(({ position }) => position)).toEqual([3, 4])
    expect(
      ben.received.slice(0, before).filter((message) => message.type === 'update' && message.to === 3),
    ).toEqual([])
    expect(viewOf(ben, id).players[0]?.coins).toBe(2)
  })

  test('what is undone before the turn passes was never seen by the others', async () => {
    const { ada, ben, id } = await trading(await where())
    await ada.play(id, 2, take(2))
    expect(await ada.undo(id, 3)).toMatchObject({ type: 'ack', position: 4 })
    expect(await ada.reach(id, 4)).toMatchObject({ from: 3, to: 4, turns: [], sight: { undoable: 0 } })
    await ada.play(id, 4, rest)
    const update = await ben.reach(id, 5)
    expect(update.turns.flatMap(({ events }) => events)).toEqual([{ type: 'rested', seat: 0 }])
    expect(viewOf(ben, id).players[0]?.coins).toBe(0)
  })

  test('nothing is undone across a barrier', async () => {
    const { ada, id } = await trading(await where())
    await ada.play(id, 2, draw)
    expect(await ada.undo(id, 3)).toMatchObject({ type: 'refused', reason: 'rule', rule: 'K.undo' })
  })

  test('a draw shows its card to its owner alone', async () => {
    const { ada, ben, id } = await trading(await where())
    await ada.play(id, 2, draw)
    const mine = await ada.reach(id, 3)
    const theirs = await ben.reach(id, 3)
    expect(mine.turns[0]?.events.map(({ type }) => type)).toEqual(['drawn', 'bale'])
    expect(theirs.turns[0]?.events.map(({ type }) => type)).toEqual(['drawn'])
    expect(viewOf(ben, id).players[0]).toMatchObject({ baleCount: 1, bales: null })
  })

  test('a repeated command is answered like the first time and not played again', async () => {
    const { ada, id } = await trading(await where())
    const first = await ada.play(id, 2, take(1), 'once')
    const again = await ada.play(id, 2, take(1), 'once')
    const { n: _, ...acknowledged } = first
    expect(again).toMatchObject(acknowledged)
    const late = await ada.play(id, 3, take(1), 'once')
    expect(late).toMatchObject({ type: 'ack', position: 3 })
    expect((await ada.join(id)).position).toBe(3)
  })

  test('a stale command is refused with the current view', async () => {
    const { ada, id } = await trading(await where())
    await ada.play(id, 2, take(1))
    const refused = await ada.play(id, 2, take(2))
    expect(refused).toMatchObject({ type: 'refused', reason: 'stale', position: 3, sight: { undoable: 1 } })
  })

  test('an illegal command is refused by the rule and changes nothing', async () => {
    const { ada, ben, id } = await trading(await where())
    expect(await ada.play(id, 2, take(9))).toMatchObject({
      type: 'refused',
      reason: 'rule',
      rule: 'C3.1',
    })
    expect(await ben.play(id, 2, rest)).toMatchObject({ type: 'refused', reason: 'rule', rule: 'K.turn' })
    expect((await ada.join(id)).position).toBe(2)
  })

  test('secret commitments are stored at once, hidden from the others, and can be changed until all are in', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada', 'Ben', 'Cem')
    const id = await gameOf(people, 'caravan')
    const [ada, ben] = sockets as [Socket, Socket, Socket]
    await ada.join(id)
    await ben.join(id)
    await ada.play(id, 0, bid(3))
    const waiting = await ben.next('clocks', 0)
    expect(waiting.deciders).toEqual([1, 2])
    expect((await ben.join(id)).sight?.view).toMatchObject({ players: [{ hasBid: false }, {}, {}] })
    expect((await ada.join(id)).sight?.view).toMatchObject({ players: [{ bid: 3 }, {}, {}] })

    await ben.play(id, 0, bid(2))
    expect(await ada.play(id, 1, { type: 'rebid' })).toMatchObject({ type: 'ack', position: 3 })
    expect(await ben.undo(id, 2)).toMatchObject({ type: 'ack', position: 4 })
    expect(await ben.play(id, 4, bid(1))).toMatchObject({ type: 'ack' })
    expect((await ada.join(id)).sight).toMatchObject({ deciders: [0, 2], undoable: 2 })
  })

  test('a spectator sees what all have in common, and may not play', async () => {
    const { site, ada, id } = await trading(await where())
    const watcher = await (await site.guest('Wim')).connect()
    const sync = await watcher.join(id)
    expect(sync).toMatchObject({ viewer: null, position: 2, sight: { legal: [] } })
    expect(await watcher.play(id, 2, rest)).toMatchObject({ type: 'refused', reason: 'not-seated' })
    await ada.play(id, 2, draw)
    const update = await watcher.reach(id, 3)
    expect(update.turns[0]?.events.map(({ type }) => type)).toEqual(['drawn'])
  })

  test('who comes back is told what happened in between', async () => {
    const { benHimself, ada, ben, id } = await trading(await where())
    ben.close()
    await ada.play(id, 2, take(1))
    await ada.play(id, 3, draw)
    const back = await benHimself.connect()
    const sync = await back.join(id, 2)
    expect(sync.missed.map(({ position }) => position)).toEqual([3, 4])
    expect(sync.missed.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['taken', 'drawn'])
    expect(sync.position).toBe(4)
  })

  test('however much another process has written, all of it is told', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const id = await gameOf(people, 'caravan')
    const ben = sockets[1] as Socket
    await ben.join(id)
    // Rooms of another process, of whose work this one has heard nothing.
    const { database, games, now } = site.context
    const silent = { ...database, append: database.append, tell: async () => {}, listen() {} }
    const hooks = { database: silent, games, now, steady: async () => {}, onBotTurn() {}, onTrouble() {} }
    const other = (await new Rooms(hooks).enter(id)) as Room
    let at = 0
    const play = (seat: number, command: BaseCommand) =>
      other.play({ seat, id: `c${at}`, at: seat === 0 ? at : 0 }, command, ({ type }) => {
        expect(type).toBe('ack')
        at++
      })
    for (let i = 0; i < 30; i++) for (const command of [bid(3), { type: 'rebid' }]) await play(0, command)
    await play(0, bid(3))
    await play(1, bid(1))
    await play(0, rest)
    await (await site.context.rooms.enter(id))?.refresh()
    const { turns } = await ben.reach(id, at)
    expect(turns.map(({ position }) => position)).toEqual(Array.from({ length: at }, (_, i) => i + 1))
  })

  test('messages are numbered without gaps on each socket', async () => {
    const { ada, id } = await trading(await where())
    await ada.play(id, 2, take(1))
    await ada.reach(id, 3)
    expect(ada.received.map(({ n }) => n)).toEqual(ada.received.map((_, i) => i + 1))
  })

  test('a whole game: seed hidden to the end, then shown, and the export is sound', async () => {
    const { adaHerself, benHimself, ada, ben, id } = await trading(await where())
    const { seedHash, seed } = await adaHerself.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(seed).toBeNull()
    await playOut([ada, ben], id)
    const info = await adaHerself.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(info.status).toBe('finished')
    expect(sha256(info.seed as string)).toBe(seedHash)
    const file = await adaHerself.must<ExportedGame>('GET', `/api/tables/${id}/export`)
    expect(verifyExport(caravan as unknown as Game, file).record.seed).toBe(info.seed)
    expect(await benHimself.must('POST', '/api/verify', file)).toMatchObject({
      sound: true,
      outcome: info.outcome,
    })
    const kept = await benHimself.must<TableInfo>('POST', '/api/tables/import', file)
    expect(kept).toMatchObject({ status: 'finished', outcome: info.outcome, seed: info.seed })
    // Who played, where and when, the site says of its own games alone.
    const { table: _table, players: _players, times: _times, ...proven } = file
    const again = await benHimself.must('GET', `/api/tables/${kept.id}/export`)
    expect(again).toEqual({ ...proven, formatVersion: 2 })
    const forged = { ...file, log: file.log.slice(0, -1) }
    expect((await benHimself.ask('POST', '/api/verify', forged)).status).toBe(422)
    expect(ada.bytes.slice(0, ada.bytes.indexOf('"status":"finished"'))).not.toContain(info.seed)
  })

  test('a running game is not exported', async () => {
    const { adaHerself, id } = await trading(await where())
    expect(await adaHerself.ask('GET', `/api/tables/${id}/export`)).toMatchObject({
      status: 409,
      body: { error: 'not-over' },
    })
  })

  test('a takeback beyond the turn needs everybody, and never crosses what was revealed', async () => {
    const { adaHerself, benHimself, ada, ben, id } = await trading(await where())
    await ada.play(id, 2, rest)
    await ben.reach(id, 3)
    await adaHerself.must('POST', `/api/tables/${id}/proposals`, { kind: 'takeback' })
    const { proposals } = await benHimself.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(proposals).toMatchObject([{ kind: 'takeback', by: 0, agreed: [0], needed: [0, 1] }])
    await benHimself.must('POST', `/api/tables/${id}/proposals/1`, { agree: true })
    expect(await ben.reach(id, 4)).toMatchObject({ from: 3, to: 4, turns: [], sight: { deciders: [0] } })
    expect(await ada.play(id, 4, draw)).toMatchObject({ type: 'ack', position: 5 })

    await adaHerself.must('POST', `/api/tables/${id}/proposals`, { kind: 'takeback' })
    const refused = await benHimself.ask('POST', `/api/tables/${id}/proposals/2`, { agree: true })
    expect(refused).toMatchObject({ status: 409, body: { error: 'no-takeback' } })
  })

  test('the end of every turn leaves a snapshot, from which the game is read back as from its beginning', async () => {
    const { site, ada, ben, id } = await trading(await where())
    const { db } = site.context.database
    expect(await readSnapshot(db, id)).toMatchObject({ number: 2 })
    await ada.play(id, 2, take(1))
    expect(await readSnapshot(db, id)).toMatchObject({ number: 2 })
    await ada.play(id, 3, take(1))
    expect(await readSnapshot(db, id)).toMatchObject({ number: 4 })
    await ben.reach(id, 4)
    await ben.play(id, 4, take(1))
    const table = (await readTable(db, id)) as Table
    const fromSnapshot = await loadSitting(db, table, caravan as unknown as Game)
    await deleteSnapshot(db, id)
    const fromTheBeginning = await loadSitting(db, table, caravan as unknown as Game)
    expect(fromSnapshot.recentFrom).toBe(4)
    expect(fromTheBeginning.recentFrom).toBe(0)
    expect(fromSnapshot.sitting).toEqual(fromTheBeginning.sitting)
  })

  test('a table that has been forgotten is read back with everything held', async () => {
    const { site, adaHerself, ada, id } = await trading(await where())
    await ada.play(id, 2, take(1))
    await site.stop()
    const again = await testSite(site.context.config)
    const socket = await Socket.open(again.address, { cookie: adaHerself.cookie })
    const sync = await socket.join(id)
    expect(sync).toMatchObject({ position: 3, sight: { undoable: 1, deciders: [0] } })
    expect(await socket.undo(id, 3)).toMatchObject({ type: 'ack', position: 4 })
  })
})
