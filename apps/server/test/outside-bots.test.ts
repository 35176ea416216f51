// The examples of the tutorial: bots that others run, at a real site, both games to the end.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TableInfo } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { games } from '../src/offered-games.ts'
import { author, bot } from './bot-people.ts'
import { Person } from './client.ts'
import { testSite } from './test-site.ts'

const examples = fileURLToPath(new URL('../../../docs/examples/', import.meta.url))
const offer = { games, gamesModule: new URL('../src/offered-games.ts', import.meta.url).href }
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0
if (!hasPython) process.stderr.write('\n!!! python3 is not here: both examples are the TypeScript one.\n\n')

const PROGRAMS = [
  { command: process.execPath, file: 'bot.ts' },
  hasPython ? { command: 'python3', file: 'bot.py' } : { command: process.execPath, file: 'bot.ts' },
] as const

test.each(['mombasa', 'yokohama'])(
  '%s: a bot in TypeScript and one in Python, asked to a table, play to the end',
  async (game) => {
    const site = await testSite({}, offer)
    const clock = setInterval(() => (site.time.now = Date.now()), 10)
    onTestFinished(() => clearInterval(clock))
    const host = await site.guest('Host')
    const { id } = await host.must<TableInfo>('POST', '/api/tables', {
      game,
      seats: PROGRAMS.map(() => ({ kind: 'open' })),
      visibility: 'open',
      pace: { kind: 'untimed' },
      timeOut: 'bot',
    })
    const watching = await host.connect()
    await watching.join(id)
    const exits = PROGRAMS.map(async ({ command, file }, i) => {
      const { id: account, token } = await bot(await author(site, `Author${i}`), `Bot ${i}`, [
        'watch',
        'play',
      ])
      const child = spawn(command, [examples + file, site.address, token.token, '1'], { stdio: 'inherit' })
      onTestFinished(() => void child.kill('SIGKILL'))
      await host.must('POST', `/api/tables/${id}/invitations`, { bot: account })
      return ((await once(child, 'exit')) as [number])[0]
    })
    await watching.find(
      (m): m is typeof m => m.type === 'table' && m.table.seats.every(({ person }) => person),
    )
    await host.must('POST', `/api/tables/${id}/start`)
    expect(await Promise.all(exits)).toEqual([0, 0])
    const { status, seats } = await new Person(site.address).must<TableInfo>('GET', `/api/tables/${id}`)
    expect(status).toBe('finished')
    expect(new Set(seats.map(({ author: by }) => by?.name))).toEqual(new Set(['Author0', 'Author1']))
  },
)

test.each(['bot.ts', 'bot.py'])('%s has at most 40 lines of code', (file) => {
  const lines = readFileSync(examples + file, 'utf8').split('\n')
  expect(lines.filter((line) => !/^\s*($|\/\/|""")/.test(line)).length).toBeLessThanOrEqual(40)
})
