import { readFileSync } from 'node:fs'
import { isPage } from '@entrepot/protocol'
import { expect, test } from 'vitest'

// The server answers 404 to an address that no page has: it must know those that the client has.

const source = readFileSync(new URL('../src/app.tsx', import.meta.url), 'utf8')
const routes = [...source.matchAll(/path="([^"]+)"/g)].map(([, path]) => path!)

test('every page of the client is known to the server', () => {
  expect(routes.length).toBeGreaterThan(8)
  const addresses = routes.map((path) => path.replace(/:game/, 'mombasa').replace(/:\w+\??/, 'some'))
  const isGame = (id: string): boolean => id === 'mombasa'
  expect(addresses.filter((address) => !isPage(address, isGame))).toEqual([])
})
