import { LIMITS } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { networkOf } from '../src/http/rates.ts'
import { Socket } from './client.ts'
import { testSite } from './test-site.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('one address has only so many sockets open, and others when some are closed', async () => {
  const site = await testSite({ rateScale: 1 })
  const open = () => {
    // However slowly they are opened.
    site.time.now += 2_000
    return Socket.open(site.address)
  }
  const sockets = []
  for (let i = 0; i < LIMITS.socketsPerAddress; i++) sockets.push(await open())
  await expect(open()).rejects.toThrow('429')
  sockets[0]?.close()
  await sockets[0]?.closed()
  await expect.poll(() => open().then(() => 'opened', String)).toBe('opened')
})
