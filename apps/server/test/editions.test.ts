// A table may be played with other figures than ours; they are kept with it for ever.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exportEdition, hashFigures, type ExportedGame } from '@entrepot/kernel'
import { LIMITS, type EditionAnswer, type GamesAnswer, type TableInfo } from '@entrepot/protocol'
import { describe, expect, test } from 'vitest'
import { gameOf, tableOf, type Person } from './client.ts'
import { onBothDatabases, type Where } from './databases.ts'
import { boxOf, games, shortBox } from './edition-games.ts'
import { PROGRAM_ENV } from './program-env.ts'
import { tempDir } from './temp-dir.ts'
import { testSite, type TestSite } from './test-site.ts'
import { playToEnd } from './whole-game.ts'

const offer = { games, gamesModule: new URL('./edition-games.ts', import.meta.url).href }
const adminToken = 'a-token-that-is-long-enough-to-be-one'

const siteOf = (where: Partial<Where> = {}): Promise<TestSite> => testSite({ ...where, adminToken }, offer)

function ask(person: Person, edition: unknown) {
  return person.ask('POST', '/api/tables', {
    game: 'mombasa',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    pace: { kind: 'untimed' },
    timeOut: 'bot',
    edition,
  })
}

onBothDatabases((where) => {
  test('a table with an edition that was brought is played to its end, exported, verified and taken in', async () => {
    const place = await where()
    const site = await siteOf(place)
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const [ada] = people as [Person, Person]
    const box = boxOf('ada-box')
    const hash = hashFigures(box.figures)
    const id = await gameOf(people, 'mombasa', { edition: { brought: box } }, ['random'])
    const info = await ada.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(info.edition).toEqual({ id: 'ada-box', name: 'Box ada-box', hash })
    expect(await ada.must<EditionAnswer>('GET', `/api/editions/${hash}`)).toEqual({
      hash,
      game: 'mombasa',
      figures: box.figures,
    })
    // The bot in the third seat thinks in a thread, with these figures.
    const botsHaveMoved = async (): Promise<void> => {
      await expect
        .poll(async () => {
          const { status, deciders } = await ada.must<TableInfo>('GET', `/api/tables/${id}`)
          return status !== 'playing' || deciders.every((seat) => seat < people.length)
        })
        .toBe(true)
      for (const socket of sockets) await socket.settled()
    }
    await botsHaveMoved()
    const file = await playToEnd(people, sockets, id, 'edition', botsHaveMoved)
    expect(file).toMatchObject({ formatVersion: 4, edition: { id: 'ada-box', hash, figures: box.figures } })
    expect(file.outcome).not.toBeNull()
    expect(await ada.must('POST', '/api/verify', file)).toMatchObject({ sound: true })
    await site.stop()

    const other = await siteOf(await where())
    const cem = await other.guest('Cem')
    const taken = await cem.must<TableInfo>('POST', '/api/tables/import', file)
    expect(taken).toMatchObject({ status: 'finished', edition: { hash } })
    const again = await cem.must<ExportedGame>('GET', `/api/tables/${taken.id}/export`)
    expect(again.stateHash).toBe(file.stateHash)
    const forged = { ...file, edition: { ...file.edition, figures: boxOf('ada-box', 2).figures } }
    expect(await cem.ask('POST', '/api/verify', forged)).toMatchObject({ status: 422 })
  })

  test('figures are stored once, and a table keeps them when the site offers others under the same id', async () => {
    const site = await siteOf(await where())
    const [ada, ben, admin] = [await site.guest('Ada'), await site.guest('Ben'), await site.guest('Host')]
    admin.token = adminToken
    const first = boxOf('house')
    await admin.must('PUT', '/api/admin/editions', first)
    const id = await tableOf([ada, ben], 'mombasa', { edition: { adopted: 'house' } })
    await tableOf([ada, ben], 'mombasa', { edition: { brought: { ...first, id: 'mine', name: 'Mine' } } })
    await admin.must('PUT', '/api/admin/editions', boxOf('house', 2))
    const { games: offered } = await ada.must<GamesAnswer>('GET', '/api/games')
    expect(offered.find((game) => game.id === 'mombasa')?.editions).toEqual([
      { id: 'house', name: 'Box house', hash: hashFigures(boxOf('house', 2).figures) },
    ])
    await admin.must('DELETE', '/api/admin/editions/mombasa/house')
    await ada.must('POST', `/api/tables/${id}/start`)
    const { edition } = await ada.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(edition?.hash).toBe(hashFigures(first.figures))
    const rows = await site.context.database.db.selectFrom('figures').select('hash').execute()
    expect(rows).toHaveLength(2)
  })

  test('who runs the site adopts an edition by a command beside the running server', async () => {
    const place = await where()
    const site = await siteOf(place)
    const folder = tempDir()
    const fileOf = (name: string, box: ReturnType<typeof boxOf>): string => {
      const path = join(folder, name)
      writeFileSync(path, JSON.stringify(exportEdition({ ...box, provenance: {} })))
      return path
    }
    const adopted = run(place, 'adopt', fileOf('good.json', boxOf('house')))
    expect(adopted).toMatchObject({ status: 0, stderr: '' })
    const ada = await site.guest('Ada')
    const { games: offered } = await ada.must<GamesAnswer>('GET', '/api/games')
    expect(offered.find((game) => game.id === 'mombasa')?.editions).toMatchObject([{ id: 'house' }])
    const short = run(place, 'adopt', fileOf('short.json', shortBox('short')))
    expect(short.status).toBe(1)
    expect(short.stderr).toContain('bookTiles.C: there must be 24, there are 23')
    expect(run(place, 'drop', 'mombasa', 'house').status).toBe(0)
    expect(run(place, 'list').stdout).toContain('default editions alone')
  })
})

const entry = fileURLToPath(new URL('../src/admin.ts', import.meta.url))

function run({ dataDir, databaseUrl }: Where, ...args: string[]) {
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const env = { ...PROGRAM_ENV, DATA_DIR: dataDir, ...database }
  return spawnSync(process.execPath, [entry, 'edition', ...args], { env, encoding: 'utf8' })
}

describe('an edition is refused with a sentence', () => {
  test('that says what is wrong, or that it belongs to another game, or is unknown', async () => {
    const site = await siteOf()
    const ada = await site.guest('Ada')
    const short = await ask(ada, { brought: shortBox('short') })
    expect(short).toMatchObject({ status: 422, body: { error: 'bad-edition' } })
    expect(short.body['message']).toContain('bookTiles.C: there must be 24, there are 23')
    const junk = { ...boxOf('junk'), figures: { anything: 'goes' } }
    expect(await ask(ada, { brought: junk })).toMatchObject({ status: 422, body: { error: 'bad-edition' } })
    const foreign = await ask(ada, { brought: { ...boxOf('x'), game: 'yokohama' } })
    expect(foreign.body['message']).toBe('This is an edition of yokohama, not of mombasa.')
    expect(await ask(ada, { adopted: 'nothing' })).toMatchObject({
      status: 422,
      body: { error: 'unknown-edition' },
    })
    const stuffed = { ...boxOf('s'), figures: { ...boxOf('s').figures, more: 'x'.repeat(LIMITS.figures) } }
    expect(await ask(ada, { brought: stuffed })).toMatchObject({
      status: 422,
      body: { error: 'bad-edition' },
    })
    const rows = await site.context.database.db.selectFrom('figures').selectAll().execute()
    expect(rows).toEqual([])
  })

  test('when figures are beyond any box, before the rules reckon with them, without harm to the server', async () => {
    const site = await siteOf()
    const ada = await site.guest('Ada')
    const box = boxOf('huge')
    const { playerBoard, tracks } = box.figures as {
      playerBoard: { bookkeepingTrack: { length: number } }
      tracks: { spaces: number }[]
    }
    playerBoard.bookkeepingTrack.length = 1e9
    for (const track of tracks) track.spaces = 1e9
    const refused = await ask(ada, { brought: box })
    expect(refused).toMatchObject({ status: 422, body: { error: 'bad-edition' } })
    expect(JSON.stringify(refused.body)).toContain('must be from 0 to 999, not 1000000000')
    expect(await ask(ada, { brought: boxOf('good') })).toMatchObject({ status: 201 })
  })

  test('of the default figures: the table has no other edition', async () => {
    const site = await siteOf()
    const ada = await site.guest('Ada')
    const { body } = await ask(ada, { brought: boxOf('same', 0) })
    expect(body).toMatchObject({ edition: null })
  })
})
