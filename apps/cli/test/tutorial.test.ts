import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const main = join(root, 'apps/cli/src/main.ts')

test('the bot of the tutorial plays in the arena and loses no game by a fault', () => {
  const series = [
    '--game',
    'yokohama',
    '--players',
    '2',
    '--games',
    '2',
    '--threads',
    '1',
    '--limit',
    '120000',
  ]
  const bots = ['--bots', 'docs/examples/greedy.ts,random']
  const report = execFileSync(process.execPath, [main, 'arena', ...series, ...bots], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(report).toMatch(/bot greedy\.ts wins/)
  expect(report).not.toMatch(/was lost by greedy/)
})

test('every file that the tutorial leads to is there', () => {
  const text = readFileSync(join(root, 'docs/tutorial.md'), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link as string)
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) expect(() => readFileSync(join(root, 'docs', link)), link).not.toThrow()
})
