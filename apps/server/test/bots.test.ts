// Bots at the table: in threads, within their time, and never in the way.

import type { TableInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { gameOf, type Socket } from './client.ts'
import { testSite, type TestSite } from './test-site.ts'

const bid = { type: 'bid', amount: 3 } as never

async function against(site: TestSite, game: string, bots: readonly string[]) {
  const { people, sockets } = await site.connected('Ada')
  const id = await gameOf(people, game, {}, bots)
  const socket = sockets[0] as Socket
  await socket.join(id)
  return { id, socket, info: () => people[0]?.must<TableInfo>('GET', `/api/tables/${id}`) }
}

test('a person plays a whole game against bots', async () => {
  const { id, socket, info } = await against(await testSite(), 'caravan', ['random', '1', 'random'])
  for (;;) {
    const { sight, ...rest } = socket.latest(id)
    if (sight?.outcome) break
    const position = rest.type === 'sync' ? rest.position : rest.to
    const command = sight?.deciders.includes(0) && sight.legal.find(({ type }) => type !== 'rebid')
    if (command) await socket.play(id, position, command)
    await socket.reach(id, position + 1)
  }
  expect(await info()).toMatchObject({ status: 'finished', outcome: { sheets: expect.any(Array) as [] } })
})

test.each([
  ['crashing', 'fails'],
  ['hanging', 'thinks for ever'],
])('at a table of %s, a bot that %s does not stall the table', async (game) => {
  const { id, socket } = await against(await testSite({ botLimitMs: 300 }), game, ['random'])
  await socket.play(id, 0, bid)
  const update = await socket.reach(id, 2)
  expect(update.turns.flatMap(({ events }) => events.map(({ type }) => type))).toContain('bidsShown')
})

test('bots that were to move when the server ended move when it starts again', async () => {
  const site = await testSite()
  const { people } = await site.connected('Ada')
  // A bot that never answers within the life of this server.
  const id = await gameOf(people, 'hanging', {}, ['random'])
  await site.stop()
  const again = await testSite({ ...site.context.config, botLimitMs: 200 })
  const room = await again.context.rooms.enter(id)
  await expect.poll(() => room?.sitting?.length).toBe(1)
})
