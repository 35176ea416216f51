import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { darkSquares } from '../src/lobby/qr-code.tsx'

test('a code is drawn square by square, inside the margin that readers need', () => {
  const address = 'http://192.168.1.20:3000/tables/abc'
  const { data, size } = encode(address, { border: 4 })
  const { path, width } = darkSquares(address)
  expect(width).toBe(size)
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) expect(drawn.has(`${x} ${y}`), `${x} ${y}`).toBe(data[y]?.[x])
  for (const square of drawn) expect(Math.min(...square.split(' ').map(Number))).toBeGreaterThanOrEqual(4)
})
