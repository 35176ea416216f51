// Who holds a position is told what is missing from there on, and what no longer counts; on both databases.

import type { BaseCommand } from '@entrepot/kernel'
import type { SyncMessage } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import type { Room } from '../src/rooms/room.ts'
import { Rooms } from '../src/rooms/rooms.ts'
import { gameOf, type Person, type Socket } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { testSite } from './test-site.ts'

const take = { type: 'take', amount: 1 } as BaseCommand
const bid = (amount: number): BaseCommand => ({ type: 'bid', amount }) as BaseCommand
const rest: BaseCommand = { type: 'rest' }

/** Two people at a table of Caravan, where both bid first and in secret. */
async function bidding(where: Parameters<typeof testSite>[0]) {
  const site = await testSite(where)
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const id = await gameOf(people, 'caravan')
  const [adaHerself, benHimself] = people as [Person, Person]
  const [ada, ben] = sockets as [Socket, Socket]
  await ada.join(id)
  await ben.join(id)
  return { site, adaHerself, benHimself, ada, ben, id }
}

/** Both have bid, so that seat 0 trades first. */
async function trading(where: Parameters<typeof testSite>[0]) {
  const table = await bidding(where)
  const { ada, ben, id } = table
  await ada.play(id, 0, bid(3))
  await ben.play(id, 0, bid(1))
  await ada.reach(id, 2)
  await ben.reach(id, 2)
  return table
}

/** All have agreed that seat 0 takes its turn back. */
async function takeBack({ adaHerself, benHimself, id }: Awaited<ReturnType<typeof trading>>): Promise<void> {
  await adaHerself.must('POST', `/api/tables/${id}/proposals`, { kind: 'takeback' })
  await benHimself.must('POST', `/api/tables/${id}/proposals/1`, { agree: true })
}

function missedBy({ since, missed }: SyncMessage): object {
  return { since, missed: missed.map(({ position }) => position) }
}

onBothDatabases((where) => {
  test('an undo says which turns no longer count, to the one who had been told of them', async () => {
    const { ada, ben, id } = await trading(await where())
    await ada.play(id, 2, take)
    await ada.undo(id, 3)
    expect(await ada.reach(id, 4)).toMatchObject({ from: 3, to: 4, takenBack: [3], turns: [] })
    await ada.play(id, 4, rest)
    expect(await ben.reach(id, 5)).toMatchObject({ from: 2, to: 5, takenBack: [], turns: [{ position: 5 }] })
  })

  test('a takeback says it to everybody', async () => {
    const table = await trading(await where())
    const { ada, ben, id } = table
    await ada.play(id, 2, rest)
    await ben.reach(id, 3)
    await takeBack(table)
    for (const socket of [ada, ben])
      expect(await socket.reach(id, 4)).toMatchObject({ from: 3, to: 4, takenBack: [3], turns: [] })
  })

  test('who comes back with a position is told what is missing from there on, and nothing twice', async () => {
    const { ada, ben, id } = await trading(await where())
    await ada.play(id, 2, rest)
    await ben.reach(id, 3)
    expect(missedBy(await ben.join(id, 2))).toEqual({ since: 2, missed: [3] })
    expect(missedBy(await ben.join(id, 3))).toEqual({ since: 3, missed: [] })
    expect(missedBy(await ben.join(id, 0))).toEqual({ since: 0, missed: [1, 2, 3] })
    expect(missedBy(await ben.join(id))).toEqual({ since: 3, missed: [] })
  })

  test('a position behind which something was taken back is of no use: all is told from the beginning', async () => {
    const table = await trading(await where())
    const { ada, ben, id } = table
    await ada.play(id, 2, take)
    await ada.undo(id, 3)
    expect(missedBy(await ada.join(id, 3))).toEqual({ since: 0, missed: [1, 2] })
    await ada.play(id, 4, rest)
    await ben.reach(id, 5)
    await takeBack(table)
    await ben.reach(id, 6)
    expect(missedBy(await ben.join(id, 5))).toEqual({ since: 0, missed: [1, 2] })
    expect(missedBy(await ben.join(id, 2))).toEqual({ since: 2, missed: [] })
  })

  test('a position that the table has not reached is of no use', async () => {
    const { ben, id } = await trading(await where())
    expect(missedBy(await ben.join(id, 9))).toEqual({ since: 0, missed: [1, 2] })
  })

  test('nobody learns from a join that others have changed their minds in secret', async () => {
    const { ada, ben, id } = await bidding(await where())
    await ada.play(id, 0, bid(3))
    const rebid: BaseCommand = { type: 'rebid' }
    await ada.play(id, 1, rebid)
    await ben.play(id, 0, bid(1))
    await ben.play(id, 3, rebid)
    await ben.reach(id, 4)
    await ada.undo(id, 2, 2)
    await ben.play(id, 4, bid(2))
    expect(await ben.reach(id, 6)).toMatchObject({ from: 4, takenBack: [] })
    expect(missedBy(await ben.join(id, 4))).toEqual({ since: 4, missed: [6] })
  })

  test('who comes to a table where bots were among themselves is told what they played from any position on', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada')
    const [host, socket] = [people[0] as Person, sockets[0] as Socket]
    const { id } = await host.must<{ id: string }>('POST', '/api/tables', {
      game: 'caravan',
      seats: new Array(3).fill({ kind: 'bot', level: 'random' }),
      visibility: 'private',
      pace: { kind: 'untimed' },
      timeOut: 'bot',
    })
    await host.must('POST', `/api/tables/${id}/start`)
    const room = (await site.context.rooms.enter(id)) as Room
    await expect.poll(() => room.table.status).toBe('finished')
    const played = Array.from({ length: room.table.length }, (_, at) => at + 1)
    for (const since of [0, 3, room.table.length])
      expect(missedBy(await socket.join(id, since))).toEqual({ since, missed: played.slice(since) })
  })

  test('what another process has taken back is told as well', async () => {
    const { site, ada, ben, id } = await trading(await where())
    await ada.play(id, 2, rest)
    await ben.reach(id, 3)
    // Rooms of another process, of whose work this one has heard nothing.
    const { database, games, now } = site.context
    const silent = { ...database, append: database.append, tell: async () => {}, listen() {} }
    const hooks = { database: silent, games, now, steady: async () => {}, onBotTurn() {}, onTrouble() {} }
    const other = (await new Rooms(hooks).enter(id)) as Room
    expect(await other.takeBack(0, 'back')).toBe(true)
    await (await site.context.rooms.enter(id))?.refresh()
    for (const socket of [ada, ben])
      expect(await socket.reach(id, 4)).toMatchObject({ from: 3, to: 4, takenBack: [3], turns: [] })
  })
})
