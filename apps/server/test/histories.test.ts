// The history of a game that is read on as the game goes on is the same as one that is read from the beginning, and leads to
// the game as it is played.

import { settledLines, sittingAfter } from '@entrepot/kernel'
import { expect, test } from 'vitest'
import { Histories } from '../src/rooms/histories.ts'
import type { Room } from '../src/rooms/room.ts'
import { playWholeGame } from './whole-game.ts'
import { testSite } from './test-site.ts'

test('a history that is read on is the whole history, also after something was taken back', async () => {
  const site = await testSite()
  const { database, rooms } = site.context
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const kept = new Histories(database)
  let compared = 0
  let takenBack = false
  const compare = async (id: string): Promise<void> => {
    const room = (await rooms.enter(id)) as Room
    const { table, sitting } = room
    if (!sitting) return
    const fresh = await new Histories(database).of(table, sitting)
    const readOn = await kept.of(table, sitting)
    expect(readOn.sitting).toEqual(sitting)
    expect(fresh.sitting).toEqual(sitting)
    expect(settledLines(readOn)).toEqual(settledLines(fresh))
    expect(readOn.turnings).toEqual(fresh.turnings)
    const half = Math.floor(sitting.length / 2)
    expect(sittingAfter(readOn, half).state).toEqual(sittingAfter(fresh, half).state)
    compared += fresh.lines.length
    if (takenBack || sitting.length < 6 || !(await room.takeBack(0, 'back'))) return
    takenBack = true
    await Promise.all(sockets.map((socket) => socket.join(id)))
  }
  await playWholeGame(people, sockets, 'caravan', 'story', compare)
  expect(takenBack).toBe(true)
  expect(compared).toBeGreaterThan(50)
})

test('a game that is looked back at is played once, whatever is asked of it', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const { id } = await playWholeGame(people, sockets, 'caravan', 'once')
  const room = (await site.context.rooms.enter(id)) as Room
  const first = await room.whole()
  await room.missed(0, 0)
  await people[0]?.must('GET', `/api/tables/${id}/at/3`)
  await people[1]?.must('GET', `/api/tables/${id}/rounds`)
  await people[1]?.must('GET', `/api/tables/${id}/export`)
  expect(await room.whole()).toBe(first)
})
