// Push endpoints come from strangers, and the server connects to them: to machines on the open internet, and no others.

import { expect, test } from 'vitest'
import { isPublicAddress } from '../src/notices/public-address.ts'
import { startPushServer, subscription, vapidKeys } from './push-server.ts'
import { testSite } from './test-site.ts'

const settings = { publicUrl: 'https://play.example.org' }

test('endpoints that are not plain https addresses of public names are refused', async () => {
  const push = await startPushServer()
  Object.assign(push.names, {
    'private.example.org': ['192.168.1.1'],
    'loop.example.org': ['127.0.0.1'],
    'six.example.org': ['::1'],
    'mapped.example.org': ['::ffff:127.0.0.1'],
    'half.example.org': ['93.184.216.34', '169.254.169.254'],
    'nowhere.example.org': [],
  })
  const site = await testSite({ ...settings, vapid: vapidKeys() }, undefined, undefined, push)
  const eve = await site.guest('Eve')
  for (const endpoint of [
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://93.184.216.34/x',
    'https://localhost/x',
    'https://postgres/x',
    'https://user:pass@push.example.org/x',
    'https://user@push.example.org/x',
    'https://push.example.org:8443/x',
    'https://push.example.org:22/x',
    'https://push.example.org/x#y',
    'https://PUSH.example.org/x',
    'https://push.example.org\\@evil.example.org/x',
    'https://private.example.org/x',
    'https://loop.example.org/x',
    'https://six.example.org/x',
    'https://mapped.example.org/x',
    'https://half.example.org/x',
    'https://nowhere.example.org/x',
    'push.example.org',
  ]) {
    expect(await eve.ask('POST', '/api/push', subscription(endpoint)), endpoint).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/bad-endpoint|invalid/) as string },
    })
  }
  expect((await eve.ask('POST', '/api/push', subscription('https://push.example.org/x'))).status).toBe(204)
  expect(push.dialled).toEqual([])
})

test('keys that no browser would give are refused', async () => {
  const site = await testSite(
    { ...settings, vapid: vapidKeys() },
    undefined,
    undefined,
    await startPushServer(),
  )
  const body = { endpoint: 'https://push.example.org/x', keys: { p256dh: 'a', auth: 'b' } }
  expect((await (await site.guest('Eve')).ask('POST', '/api/push', body)).status).toBe(422)
})

test('a site without keys refuses to wake browsers', async () => {
  const site = await testSite()
  const body = subscription('https://push.example.org/x')
  expect(await (await site.guest('Ada')).ask('POST', '/api/push', body)).toMatchObject({ status: 409 })
})

test('an address is public only where it is given out for everybody', () => {
  const closed = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.31.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'no address',
    '',
  ]
  expect(closed.filter(isPublicAddress)).toEqual([])
  const open = [
    '8.8.8.8',
    '93.184.216.34',
    '100.63.255.255',
    '172.32.0.1',
    '2a00:1450:4001:80b::200e',
    '2606:4700::1111',
  ]
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
})
