import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { vapidKeys } from './push-server.ts'

test('without settings, the server listens on port 3000 and keeps its data in ./data', () => {
  expect(readConfig({}, '/srv/site')).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataDir: '/srv/site/data',
    databaseUrl: undefined,
    trustProxy: false,
    rateScale: 1,
  })
})

test('settings are taken from the environment', () => {
  const env = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/entrepot',
    DATABASE_URL: 'postgres://db/entrepot',
    PUBLIC_URL: 'https://play.example.org/',
    TRUST_PROXY: '1',
  }
  expect(readConfig(env, '/srv/site')).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/entrepot',
    databaseUrl: 'postgres://db/entrepot',
    publicUrl: 'https://play.example.org',
    trustProxy: 1,
  })
})

test.each(['http', '-1', '65536', '3000.5', ' 3000'])(
  'PORT "%s" is refused with the value and an example',
  (PORT) => {
    expect(() => readConfig({ PORT }, '/')).toThrow(`PORT is "${PORT}"; it must be a whole number`)
  },
)

test.each([
  ['DATABASE_URL', 'mysql://db/entrepot', 'begins with postgres:// or postgresql://'],
  ['PUBLIC_URL', 'play.example.org', 'begins with https:// or http://'],
  ['LOG_LEVEL', 'loud', 'one of silent, fatal'],
])('%s "%s" is refused', (name, value, message) => {
  expect(() => readConfig({ [name]: value }, '/')).toThrow(message)
})

test.each([
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.0.2.7,fd00::/8', ['10.0.0.0/8', '192.0.2.7', 'fd00::/8']],
])('TRUST_PROXY %s names the proxies', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }, '/')).toMatchObject({ trustProxy })
})

test.each([
  'true',
  'all',
  '*',
  '0',
  '10',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  'proxy.example.org',
  '10.0.0.1,',
])('TRUST_PROXY "%s" is refused with what to write instead', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY }, '/')).toThrow(
    `TRUST_PROXY is "${TRUST_PROXY}"; write how many proxies stand in front of the server, for example 1`,
  )
})

const PUBLIC_URL = 'https://play.example.org'
const keys = vapidKeys()

test.each([
  ['a public address with a path', { PUBLIC_URL: `${PUBLIC_URL}/games` }, `for example ${PUBLIC_URL}.`],
  ['a mail server without a sender', { SMTP_URL: 'smtp://mail', PUBLIC_URL }, 'SMTP_URL needs MAIL_FROM'],
  [
    'a sender that is no address',
    { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Our club', PUBLIC_URL },
    'MAIL_FROM must be an e-mail address',
  ],
  [
    'push keys that are no pair',
    { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: vapidKeys().privateKey, PUBLIC_URL },
    'not a pair of keys; make one with: npm run admin -- push-keys',
  ],
  [
    'push keys that are none',
    { VAPID_PUBLIC_KEY: 'key', VAPID_PRIVATE_KEY: 'key', PUBLIC_URL },
    'not a pair of keys',
  ],
])('%s is refused with what to do', (_, env, sentence) => {
  expect(() => readConfig(env, '/')).toThrow(sentence)
})

test('a pair of push keys and a sender with a name are taken', () => {
  const { publicKey, privateKey } = keys
  const mail = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Our club <games@example.org>' }
  const env = { ...mail, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUBLIC_URL }
  expect(readConfig(env, '/')).toMatchObject({ mailFrom: mail.MAIL_FROM, vapid: keys })
})
