import type { Game } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit'
import { expect, test } from 'vitest'
import { accountForBytes } from './secrecy.ts'
import { testSite } from './test-site.ts'
import { playWholeGame } from './whole-game.ts'

test('whatever a seat receives over whole games, it may know', async () => {
  const site = await testSite()
  for (const seed of ['1', '2', '3']) {
    const { people, sockets } = await site.connected('Ada', 'Ben', 'Cem')
    const { file } = await playWholeGame(people, sockets, 'caravan', seed)
    for (const [seat, socket] of sockets.entries()) {
      const sights = accountForBytes(caravan as unknown as Game, file, seat, socket.received)
      expect(sights).toBeGreaterThan(5)
      const beforeTheEnd = socket.bytes.slice(0, socket.bytes.indexOf('"status":"finished"'))
      expect(beforeTheEnd).not.toContain(file.seed)
      expect(beforeTheEnd).not.toContain(file.deal?.secret)
    }
  }
})

test('the check notices a foreign secret', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const { file } = await playWholeGame(people, sockets, 'caravan', '4')
  const received = sockets[0]?.received ?? []
  expect(() => accountForBytes(caravan as unknown as Game, file, 1, received)).toThrow(
    /saw what it may not see/,
  )
})
