import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

test('without settings, the server listens on port 3000 and keeps its data in ./data', () => {
  expect(readConfig({}, '/srv/site')).toEqual({ port: 3000, host: '0.0.0.0', dataDir: '/srv/site/data' })
})

test('PORT, HOST and DATA_DIR are taken from the environment', () => {
  const env = { PORT: '8080', HOST: '127.0.0.1', DATA_DIR: '/var/lib/entrepot' }
  expect(readConfig(env, '/srv/site')).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/entrepot',
  })
})

test.each(['http', '-1', '65536', '3000.5', ' 3000'])(
  'PORT "%s" is refused with the value and an example',
  (PORT) => {
    expect(() => readConfig({ PORT }, '/')).toThrow(`PORT is "${PORT}"; it must be a whole number`)
  },
)

test('DATABASE_URL is refused rather than ignored', () => {
  const env = { DATABASE_URL: 'postgres://db/entrepot' }
  expect(() => readConfig(env, '/')).toThrow(/SQLite file only.*Unset DATABASE_URL/)
})
