// Where the seed of a deal comes from: what is published when, who may add what, and what is shown at the end.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { commitmentOf, DEAL_BITS, seedOfDeal, type DealProof, type ExportedGame } from '@entrepot/kernel'
import type { DealInfo, TableInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { gameOf, tableOf, type Person, type Socket } from './client.ts'
import { onBothDatabases, type Where } from './databases.ts'
import { tempDir } from './temp-dir.ts'
import { testSite } from './test-site.ts'
import { playToEnd, playWholeGame } from './whole-game.ts'

const ADDED = { ada: 'a1'.repeat(32), ben: 'b2'.repeat(32), cem: 'c3'.repeat(32) }

async function site2(where: Partial<Where> = {}) {
  const site = await testSite(where)
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const [ada, ben] = people as [Person, Person]
  const [adas, bens] = sockets as [Socket, Socket]
  const info = (id: string): Promise<TableInfo> => ada.must<TableInfo>('GET', `/api/tables/${id}`)
  const dealOf = async (id: string): Promise<DealInfo> => (await info(id)).deal as DealInfo
  return { site, ada, ben, adas, bens, people, sockets, info, dealOf }
}

function contribute(person: Person, id: string, contribution: string) {
  return person.ask('PUT', `/api/tables/${id}/contribution`, { contribution })
}

onBothDatabases((where) => {
  test('the seed comes from a secret published before and from what everybody added, shown at the end', async () => {
    const { ada, ben, people, sockets, info } = await site2(await where())
    const seats = { seats: [{ kind: 'me' }, { kind: 'open' }] }
    const settings = { game: 'caravan', visibility: 'open', pace: { kind: 'untimed' }, timeOut: 'bot' }
    const { id, deal } = await ada.must<TableInfo>('POST', '/api/tables', { ...settings, ...seats })
    const { commitment } = deal as DealInfo
    expect(deal).toEqual({ commitment, contributions: [null, null], secret: null })
    expect(commitment).toMatch(DEAL_BITS)
    await contribute(ada, id, ADDED.ada)
    await ben.must('POST', `/api/tables/${id}/sit`, { seat: 1, contribution: ADDED.ben })
    const published = { commitment, contributions: [ADDED.ada, ADDED.ben], secret: null }
    expect((await info(id)).deal).toEqual(published)
    await ada.must('POST', `/api/tables/${id}/start`)
    const file = await playToEnd(people, sockets, id, 'deal')
    const { secret } = file.deal as DealProof
    expect(file).toMatchObject({ formatVersion: 4, deal: { ...published, secret } })
    expect(commitmentOf(secret)).toBe(commitment)
    expect(file.seed).toBe(seedOfDeal({ secret, contributions: [ADDED.ada, ADDED.ben] }))
    expect((await info(id)).deal).toEqual(file.deal)
    for (const { bytes } of sockets)
      expect(bytes.slice(0, bytes.indexOf('"status":"finished"'))).not.toContain(secret)
  })

  test('what somebody added goes with them, and whoever takes the seat adds something new or nothing', async () => {
    const { site, ada, ben, dealOf } = await site2(await where())
    const cem = await site.guest('Cem')
    const id = await tableOf([ada], 'caravan', {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    const added = async (): Promise<DealInfo['contributions']> => (await dealOf(id)).contributions
    await contribute(ada, id, ADDED.ada)
    await ben.must('POST', `/api/tables/${id}/sit`, { seat: 1, contribution: ADDED.ben })
    await cem.must('POST', `/api/tables/${id}/sit`, { seat: 2, contribution: ADDED.cem })
    await ben.must('POST', `/api/tables/${id}/stand`)
    expect(await added()).toEqual([ADDED.ada, null, ADDED.cem])
    await ben.must('POST', `/api/tables/${id}/sit`, { seat: 1 })
    expect(await added()).toEqual([ADDED.ada, null, ADDED.cem])
    await cem.must('POST', `/api/tables/${id}/stand`)
    await cem.must('POST', `/api/tables/${id}/sit`, { seat: 2, contribution: ADDED.ben })
    expect(await added()).toEqual([ADDED.ada, null, ADDED.ben])
    await ada.must('PUT', `/api/tables/${id}/seats/2`, { kind: 'bot', level: 'random' })
    expect(await added()).toEqual([ADDED.ada, null, null])
  })

  test('only those with a seat add something, until the game begins', async () => {
    const { site, ada, ben, dealOf } = await site2(await where())
    const id = await tableOf([ada, ben], 'caravan')
    expect(await contribute(await site.guest('Cem'), id, ADDED.cem)).toMatchObject({ status: 403 })
    for (const wrong of ['', 'a1', `${ADDED.ada} `, ADDED.ada.toUpperCase(), `${ADDED.ada}00`])
      expect(await contribute(ada, id, wrong)).toMatchObject({ status: 422 })
    await contribute(ada, id, ADDED.ada)
    await contribute(ada, id, ADDED.cem)
    expect((await dealOf(id)).contributions).toEqual([ADDED.cem, null])
    await ada.must('POST', `/api/tables/${id}/start`)
    expect(await contribute(ada, id, ADDED.ada)).toMatchObject({ status: 409 })
    expect((await dealOf(id)).contributions).toEqual([ADDED.cem, null])
  })

  test('a rematch has a secret of its own, to which people add when they come', async () => {
    const { ada, people, sockets, dealOf } = await site2(await where())
    const { id, file } = await playWholeGame(people, sockets, 'caravan', 'again')
    const next = await ada.must<TableInfo>('POST', `/api/tables/${id}/rematch`)
    expect(next.deal).toMatchObject({ contributions: [null, null], secret: null })
    expect(next.deal?.commitment).not.toBe(file.deal?.commitment)
    expect(await contribute(ada, next.id, ADDED.ada)).toMatchObject({ status: 200 })
    expect((await dealOf(next.id)).contributions).toEqual([null, ADDED.ada])
  })

  test('an imported game keeps its proof, and a forged one is refused', async () => {
    const { ada, ben, people, sockets } = await site2(await where())
    const played = await tableOf(people, 'caravan')
    await contribute(ada, played, ADDED.ada)
    await contribute(ben, played, ADDED.ben)
    await ada.must('POST', `/api/tables/${played}/start`)
    const file = await playToEnd(people, sockets, played, 'import')
    const { id, deal } = await ben.must<TableInfo>('POST', '/api/tables/import', file)
    expect(deal).toEqual(file.deal)
    // Who played elsewhere, and when, this site cannot vouch for.
    const { table: _table, players: _players, times: _times, ...proven } = file
    const again = await ben.must('GET', `/api/tables/${id}/export`)
    expect(again).toEqual({ ...proven, formatVersion: 2 })
    expect(await ben.must('POST', '/api/verify', file)).toMatchObject({ commitment: deal?.commitment })
    const proof = file.deal as DealProof
    const forgeries: Partial<DealProof>[] = [
      { secret: ADDED.cem },
      { commitment: commitmentOf(ADDED.cem) },
      { contributions: [ADDED.ben, ADDED.ada] },
      { contributions: [ADDED.ada, null] },
    ]
    for (const forged of forgeries) {
      const answer = await ben.ask('POST', '/api/verify', { ...file, deal: { ...proof, ...forged } })
      expect(answer).toMatchObject({ status: 422, body: { rule: 'K.deal' } })
    }
  })
})

test('a file of the first format is still taken in, and claims nothing but its seed', async () => {
  const { ben, people, sockets } = await site2()
  const { file } = await playWholeGame(people, sockets, 'caravan', 'first format')
  const { deal: _, ...rest } = file
  const old = { ...rest, formatVersion: 1 }
  expect(await ben.must('POST', '/api/verify', old)).toMatchObject({ sound: true, commitment: null })
  expect((await ben.must<TableInfo>('POST', '/api/tables/import', old)).deal).toBeNull()
})

test('a table that was made before there were secrets is begun and ended with the fingerprint of its seed alone', async () => {
  const dataDir = tempDir()
  const before = await testSite({ dataDir })
  const host = await before.guest('Ada')
  const [gathering, running] = [
    await tableOf([host], 'caravan', {}, ['random']),
    await gameOf([host], 'caravan', {}, ['random']),
  ]
  await before.stop()
  withoutSecrets(dataDir)
  const { address } = await testSite({ dataDir })
  host.address = address
  await host.must('POST', `/api/tables/${gathering}/start`)
  for (const id of [gathering, running]) {
    const info = await host.must<TableInfo>('GET', `/api/tables/${id}`)
    expect(info).toMatchObject({ status: 'playing', deal: null })
    expect(info.seedHash).toMatch(DEAL_BITS)
    await host.must('POST', `/api/tables/${id}/proposals`, { kind: 'cancel' })
    const file = await host.must<ExportedGame>('GET', `/api/tables/${id}/export`)
    expect(file.deal).toBeNull()
    expect(await host.must('POST', '/api/verify', file)).toMatchObject({ sound: true, commitment: null })
  }
})

/** Brings the tables to where the migration found them. */
function withoutSecrets(dataDir: string): void {
  const sql = new DatabaseSync(join(dataDir, 'entrepot.sqlite'))
  sql.exec('UPDATE game_table SET deal_secret = NULL; UPDATE seat SET contribution = NULL')
  sql.close()
}

test('neither requests nor metrics nor bots tell the secret or the seed before the end', async () => {
  const { site, ada, ben, adas } = await site2()
  const id = await gameOf([ada, ben], 'caravan', { visibility: 'open' }, ['random'])
  await adas.join(id)
  const { table } = (await site.context.rooms.enter(id)) ?? {}
  const paths = [
    `/api/tables/${id}`,
    `/api/tables/${id}/history`,
    `/api/tables/${id}/at/0`,
    `/api/tables/${id}/rounds`,
    `/api/tables/${id}/export`,
    '/api/tables?status=playing',
    '/api/me/tables',
    '/metrics',
    '/healthz',
  ]
  const answers = await Promise.all(
    paths.map(async (path) => JSON.stringify((await ada.ask('GET', path)).body)),
  )
  for (const secret of [table?.dealSecret, table?.seed]) {
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect([...answers, adas.bytes].join('\n')).not.toContain(secret)
  }
})
