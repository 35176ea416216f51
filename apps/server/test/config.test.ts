import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

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
    TRUST_PROXY: 'true',
  }
  expect(readConfig(env, '/srv/site')).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/entrepot',
    databaseUrl: 'postgres://db/entrepot',
    publicUrl: 'https://play.example.org',
    trustProxy: true,
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
  ['TRUST_PROXY', 'yes', 'one of true, false'],
  ['LOG_LEVEL', 'loud', 'one of silent, fatal'],
])('%s "%s" is refused', (name, value, message) => {
  expect(() => readConfig({ [name]: value }, '/')).toThrow(message)
})
