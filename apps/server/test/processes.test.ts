// Several server processes on one PostgreSQL, and processes that are killed.

import { sameJson } from '@entrepot/kernel'
import type { MeAnswer, ServerMessage } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess, type ServerProcess } from '../proof/server-process.ts'
import { gameOf, Person, Socket } from './client.ts'
import { onPostgres, type Where } from './databases.ts'
import { RawSocket } from './raw-socket.ts'
import { testSite } from './test-site.ts'

const entry = new URL('./caravan-server.ts', import.meta.url)

async function process2({ databaseUrl = '' }: Where): Promise<ServerProcess> {
  const server = await startProcess(entry, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  onTestFinished(() => server.kill('SIGKILL'))
  return server
}

function position(socket: Socket, table: string): number {
  const now = socket.latest(table)
  return now.type === 'sync' ? now.position : now.to
}

const bid = (amount: number) => ({ type: 'bid', amount }) as never
const rest = { type: 'rest' }

onPostgres((where) => {
  test('one game across two processes, one of which is killed', async () => {
    const database = await where()
    const [first, second] = [await process2(database), await process2(database)]
    const ada = await Person.guest(first.address, 'Ada')
    const ben = await Person.guest(second.address, 'Ben')
    const { id } = await ada.must<{ id: string }>('POST', '/api/tables', {
      game: 'caravan',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      pace: { kind: 'untimed' },
      timeOut: 'bot',
    })
    const [adas, bens] = [await ada.connect(), await ben.connect()]
    await adas.join(id)
    await bens.join(id)
    await ben.must('POST', `/api/tables/${id}/sit`, { seat: 1 })
    await ada.must('POST', `/api/tables/${id}/start`)
    for (const socket of [adas, bens]) expect((await socket.begun(id)).sight?.deciders).toEqual([0, 1])

    await adas.play(id, 0, bid(3))
    await bens.play(id, 0, bid(1))
    expect((await adas.reach(id, 2)).turns.map((turn) => turn.seat)).toEqual([1])
    await adas.play(id, position(adas, id), rest)
    expect((await bens.reach(id, 3)).sight.deciders).toEqual([1])
    adas.send({ type: 'say', table: id, id: 's', text: 'hello over there' })
    expect((await bens.next('chat', 0)).line.text).toBe('hello over there')

    await first.kill('SIGKILL')
    ada.address = second.address
    const again = await ada.connect()
    const sync = await again.join(id, 2)
    expect(sync).toMatchObject({ viewer: 0, position: 3 })
    await bens.play(id, 3, rest)
    expect(await again.reach(id, 4)).toMatchObject({ from: 3, to: 4 })
  })

  test('every process knows who is here, and forgets those of one that is gone', async () => {
    const database = await where()
    const [here, there] = [await testSite(database), await testSite(database)]
    const { people, sockets } = await here.connected('Ada')
    const ben = await there.guest('Ben')
    const id = await gameOf([people[0] as Person, ben], 'caravan')
    const [adas, bens] = [sockets[0] as Socket, await ben.connect()]
    await adas.join(id)
    const online =
      (seats: boolean[]) =>
      (message: ServerMessage): message is ServerMessage =>
        message.type === 'table' &&
        sameJson(
          message.table.seats.map((seat) => seat.online),
          seats,
        )
    await bens.join(id)
    await adas.find(online([true, true]))
    await bens.find(online([true, true]))
    const stranger = await Socket.open(there.address)
    await stranger.join(id)
    await adas.find((m): m is ServerMessage => m.type === 'table' && m.table.spectators === 1)

    const from = adas.received.length
    here.time.now += 5 * 60_000
    await here.context.rooms.tellPresence()
    await adas.find(online([true, false]), from)
  })

  test('a session that ends at one process ends its sockets at every other', async () => {
    const database = await where()
    const adminToken = 'a-token-that-is-long-enough-to-be-one'
    const [here, there] = [await testSite({ ...database, adminToken }), await testSite(database)]
    const [ada, ben] = [await here.guest('Ada'), await here.guest('Ben')]
    for (const person of [ada, ben]) person.address = there.address
    const [adas, bens] = [await ada.connect(), await ben.connect()]
    const { account } = await ben.must<MeAnswer>('GET', '/api/me')
    const deaf = await RawSocket.open(there.address, { cookie: ada.cookie })
    ada.address = here.address
    await ada.must('DELETE', '/api/session')
    expect(await adas.closed()).toMatchObject({ code: 1008 })
    await deaf.closed()
    const admin = Object.assign(new Person(here.address), { token: adminToken })
    await admin.must('PUT', `/api/admin/accounts/${account?.id}/ban`, { banned: true })
    expect(await bens.closed()).toMatchObject({ code: 1008 })
  })

  test('processes share the limits of the site, as many as are alive', async () => {
    const database = await where()
    const sites = [await testSite(database), await testSite(database)]
    const share = () => sites.map(({ context }) => context.neighbours.share())
    for (const { context } of sites) await context.neighbours.greet()
    await expect.poll(share).toEqual([0.5, 0.5])
    sites[0]!.time.now += 60_000
    expect(share()).toEqual([1, 0.5])
  })

  test('both processes write to one log without losing or repeating anything', async () => {
    const database = await where()
    const [first, second] = [await process2(database), await process2(database)]
    const people = [await Person.guest(first.address, 'Ada'), await Person.guest(second.address, 'Ben')]
    // A third one who does not bid keeps the bids open, however fast the others are.
    const id = await gameOf([...people, await Person.guest(first.address, 'Cleo')], 'caravan')
    const sockets = await Promise.all(people.map((person) => person.connect()))
    for (const socket of sockets) await socket.join(id)
    // Both bid, take it back and bid again at the same time, each at its own process.
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        const positions = []
        for (const command of [bid(1), { type: 'rebid' }, bid(2), { type: 'rebid' }]) {
          const answer = await socket.play(id, positions.at(-1) ?? 0, command)
          if (answer.type !== 'ack') throw new Error(JSON.stringify(answer).slice(0, 300))
          positions.push(answer.position)
        }
        return positions
      }),
    )
    expect(answers.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
