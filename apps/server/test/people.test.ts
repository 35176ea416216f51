// What everybody may know about a person.

import type { PersonAnswer, TablesAnswer } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { Person } from './client.ts'
import { testSite } from './test-site.ts'
import { playWholeGame } from './whole-game.ts'

test('a person is known by name and finished open games, and to nobody once the account is deleted', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const [ada, ben] = people as [Person, Person]
  const { account } = await ada.must<{ account: { id: string } }>('GET', '/api/me')
  await playWholeGame(people, sockets, 'caravan', '8')
  const open = await playWholeGame(people, sockets, 'caravan', '9', undefined, { visibility: 'open' })
  const stranger = new Person(site.address)
  const known = await stranger.must<PersonAnswer>('GET', `/api/people/${account.id}`)
  expect(known.person).toEqual({ id: account.id, name: 'Ada' })
  expect(known.tables.map(({ id }) => id)).toEqual([open.id])
  await ada.must('DELETE', '/api/me')
  expect((await ben.ask('GET', `/api/people/${account.id}`)).status).toBe(404)
})

test('a game from a file is listed among the finished games of who brought it', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const { file } = await playWholeGame(people, sockets, 'caravan', '10')
  const cem = await site.guest('Cem')
  const { id } = await cem.must<{ id: string }>('POST', '/api/tables/import', file)
  const { tables } = await cem.must<TablesAnswer>('GET', '/api/me/tables?over=true')
  expect(tables.map((table) => table.id)).toEqual([id])
})
