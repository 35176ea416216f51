// The history of a game that is read on as the game goes on is the same as one that is read from the beginning.

import { expect, test } from 'vitest'
import { FullHistory } from '../src/rooms/full-history.ts'
import type { Room } from '../src/rooms/room.ts'
import { playWholeGame } from './whole-game.ts'
import { testSite } from './test-site.ts'

test('a history that is read on is the full history, also after something was taken back', async () => {
  const site = await testSite()
  const { database, rooms } = site.context
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const kept = new FullHistory(database)
  let compared = 0
  let takenBack = false
  const compare = async (id: string): Promise<void> => {
    const room = (await rooms.enter(id)) as Room
    const { table, sitting } = room
    if (!sitting) return
    const fresh = await new FullHistory(database).of(table, sitting)
    expect(await kept.of(table, sitting)).toEqual(fresh)
    compared += fresh.length
    if (takenBack || sitting.length < 6 || !(await room.takeBack(0, 'back'))) return
    takenBack = true
    await Promise.all(sockets.map((socket) => socket.join(id)))
  }
  await playWholeGame(people, sockets, 'caravan', 'story', compare)
  expect(takenBack).toBe(true)
  expect(compared).toBeGreaterThan(50)
})
