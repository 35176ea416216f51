// Looking back at earlier positions of a game on the server.

import { pick, fastRng, type Game } from '@entrepot/kernel'
import { caravan } from '@entrepot/kernel/testkit'
import type { PastAnswer, RoundsAnswer } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { gameOf, Person, type Socket } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { mayHaveSeen } from './secrecy.ts'
import { testSite } from './test-site.ts'
import { playWholeGame } from './whole-game.ts'

const rules = caravan as unknown as Game

test('whoever looks back, during the game and after it, sees what could be seen then and nothing more', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben', 'Cem')
  const stranger = new Person(site.address)
  const rng = fastRng('look back')
  const looks: PastAnswer[] = []
  const look = async (id: string): Promise<void> => {
    for (const person of [...people, stranger]) {
      const seat = people.indexOf(person)
      const now = sockets[seat]?.latest(id)
      const upTo = now === undefined ? 0 : now.type === 'sync' ? now.position : now.to
      const positions = Array.from({ length: upTo + 1 }, (_, i) => i)
      looks.push(await person.must<PastAnswer>('GET', `/api/tables/${id}/at/${pick(rng, positions)}`))
      // What nobody has seen is not shown, even when others have decided already.
      const ahead = await person.ask('GET', `/api/tables/${id}/at/${upTo + 1}`)
      if (seat >= 0) expect(ahead.status).toBe(404)
    }
  }
  const { id, file } = await playWholeGame(people, sockets, 'caravan', '5', look)
  for (const person of [...people, stranger]) {
    for (const [position] of file.log.entries())
      looks.push(await person.must<PastAnswer>('GET', `/api/tables/${id}/at/${position}`))
  }
  for (const { viewer, position, sight } of looks)
    expect({ view: sight.view, round: sight.round }).toEqual(mayHaveSeen(rules, file, viewer, position))
  expect(new Set(looks.map(({ viewer }) => viewer))).toEqual(new Set([0, 1, 2, null]))
  expect(JSON.stringify(looks)).not.toContain(String(file.seed))
})

test('a position looked back at is the one that was shown then', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const { id } = await playWholeGame(people, sockets, 'caravan', '6')
  for (const [seat, socket] of sockets.entries()) {
    const shown = socket.received.filter((message) => message.type === 'update')
    expect(shown.length).toBeGreaterThan(5)
    for (const { to, sight } of shown) {
      const past = await people[seat]?.must<PastAnswer>('GET', `/api/tables/${id}/at/${to}`)
      const { view, deciders, round, outcome } = sight
      expect(past).toEqual({ viewer: seat, position: to, sight: { view, deciders, round, outcome } })
    }
  }
})

test('the totals of all rounds are told from the start, and at the end with the result', async () => {
  const site = await testSite()
  const { people, sockets } = await site.connected('Ada', 'Ben')
  const { id, file } = await playWholeGame(people, sockets, 'caravan', '7')
  const stranger = new Person(site.address)
  const { rounds } = await stranger.must<RoundsAnswer>('GET', `/api/tables/${id}/rounds`)
  const numbers = rounds.map(({ round }) => round)
  expect(rounds[0]).toMatchObject({ position: 0 })
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(numbers.length).toBeGreaterThan(2)
  expect(rounds.at(-1)?.position).toBe(file.log.length)
  expect(rounds.at(-1)?.totals).toEqual(file.outcome?.sheets.map(({ total }) => total))
})

onBothDatabases((where) => {
  test('what was taken back is not found again when one looks back', async () => {
    const site = await testSite(await where())
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const [ada] = people as [Person, Person]
    const [adas] = sockets as [Socket, Socket]
    const id = await gameOf(people, 'caravan')
    const { sight, position } = await adas.join(id)
    const first = sight?.legal[0]
    if (first === undefined) throw new Error('Ada has nothing to decide')
    const at = (n: number): Promise<PastAnswer> => ada.must<PastAnswer>('GET', `/api/tables/${id}/at/${n}`)
    const before = await at(position)
    const played = await adas.play(id, position, first)
    expect((await at(1)).sight.view).not.toEqual(before.sight.view)
    await adas.undo(id, (played as { position: number }).position)
    for (const n of [0, 1, 2]) expect((await at(n)).sight).toEqual(before.sight)
  })
})
