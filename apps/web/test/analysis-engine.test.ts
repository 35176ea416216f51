import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGINE } from '../src/insight/analysis/store.ts'

test('analyses of another mind or other chances are not kept for those of this one: raise ENGINE with them', () => {
  const hash = createHash('sha256')
  const games = new URL('../../../packages/bots/src/games/', import.meta.url).pathname
  for (const file of globSync(`${games}*/{mind,calibration}.json`).toSorted())
    hash.update(JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))))
  expect({ ENGINE, judge: hash.digest('hex').slice(0, 16) }).toEqual({ ENGINE: 8, judge: 'a5873d529bbd0ae6' })
})
