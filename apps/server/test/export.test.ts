import { verifyExport, type ExportedGame, type Game } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit/caravan'
import { exportAnswer } from '@entrepot/protocol/schemas'
import { expect, test } from 'vitest'
import { gameOf, Person } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { testSite } from './test-site.ts'
import { playWholeGame } from './whole-game.ts'

/** The games of a bulk export. */
async function games(person: Person, path: string): Promise<ExportedGame[]> {
  const text = (await person.must<string | null>('GET', path)) ?? ''
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ExportedGame]))
}

test('a file tells who played and when, and is sound', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const { id, file } = await playWholeGame(people, sockets, 'caravan', 'told')
  expect(file).toMatchObject({ formatVersion: 4, table: id, times: { endedAt: site.time.now } })
  expect(file.players?.map(({ name, level }) => ({ name, level }))).toEqual([
    { name: 'Ada', level: null },
    { name: 'Ben', level: null },
  ])
  expect(file.times?.moves).toHaveLength(file.log.length)
  expect(verifyExport(caravan as unknown as Game, file).record.log).toEqual(file.log)
  await people[0]?.must('POST', '/api/verify', file)
})

onBothDatabases((where) => {
  test('all games at once: those of the site that were open, and all of your own', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const [ada] = people as [Person, Person]
    const shut = await playWholeGame(people, sockets, 'caravan', 'shut')
    site.time.now += 1000
    const open = await playWholeGame(people, sockets, 'caravan', 'open', undefined, { visibility: 'open' })
    await gameOf(people, 'caravan', { visibility: 'open' })

    const stranger = await site.guest('Cleo')
    const all = await games(stranger, '/api/export')
    expect(all.map(({ table }) => table)).toEqual([open.id])
    expect(exportAnswer.parse(all[0])).toEqual(open.file)
    expect(await games(stranger, '/api/me/export')).toEqual([])

    const mine = await games(ada, '/api/me/export')
    expect(mine.map(({ table }) => table)).toEqual([open.id, shut.id])
    const earlier = await games(ada, `/api/me/export?before=${mine[0]?.times?.endedAt}`)
    expect(earlier.map(({ table }) => table)).toEqual([shut.id])

    const { account } = await ada.must<{ account: { id: string } }>('GET', '/api/me')
    const hers = await games(stranger, `/api/people/${account.id}/export`)
    expect(hers.map(({ table }) => table)).toEqual([open.id])
    expect(await new Person(site.address).ask('GET', '/api/me/export')).toMatchObject({ status: 401 })
  })
})
