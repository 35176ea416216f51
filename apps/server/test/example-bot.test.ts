// The example in the documentation plays a whole game against another copy of itself.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { NewTokenAnswer, TableInfo } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import type { Person } from './client.ts'
import { testSite } from './test-site.ts'

const example = fileURLToPath(new URL('../../../docs/examples/socket-bot.ts', import.meta.url))

test('two copies of the example bot play a game to its end, however often they are too fast', async () => {
  const site = await testSite({ rateScale: 0.3 })
  const clock = setInterval(() => (site.time.now = Date.now()), 10)
  onTestFinished(() => clearInterval(clock))
  const host = await site.guest('Host')
  const { id } = await host.must<TableInfo>('POST', '/api/tables', {
    game: 'caravan',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    visibility: 'private',
    pace: { kind: 'untimed' },
    timeOut: 'bot',
  })
  const watching = await host.connect()
  await watching.join(id)
  const exits = [0, 1].map(async (seat) => {
    const player: Person = await site.guest(`Bot ${seat}`)
    const { token } = await player.must<NewTokenAnswer>('POST', '/api/tokens', { name: 'example' })
    const child = spawn(process.execPath, [example, site.address, token, id, String(seat)], {
      stdio: 'inherit',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return ((await once(child, 'exit')) as [number])[0]
  })
  await watching.find((m): m is typeof m => m.type === 'table' && m.table.seats.every(({ online }) => online))
  await host.must('POST', `/api/tables/${id}/start`)
  expect(await Promise.all(exits)).toEqual([0, 0])
  expect(await host.must('GET', `/api/tables/${id}`)).toMatchObject({ status: 'finished' })
})
