import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'entrepot-replay-'))
const file = join(folder, 'game.json')

function entrepot(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

interface Stored {
  log: { seat: number; command: { type: string }; barrier: boolean }[]
}

beforeAll(() => {
  entrepot('sim', '--game', 'yokohama', '--players', '2', '--bots', '1', '--seed', 'told', '--out', file)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('replay tells the game in words, and as it is stored when it is asked to', () => {
  const { out } = entrepot('replay', file)
  expect(out).not.toContain('{"type"')
  expect(out).toMatch(/Ranking: seat \d/)
  expect(out.split('\n').length).toBeGreaterThan(50)
  expect(entrepot('replay', file, '--raw').out).toMatch(/^1\. seat \d: \{"type":/)
  expect(entrepot('replay', file, '--language', 'ja', '--to', '20').out).toMatch(/[ぁ-ん]/)
})

test('replay of a game without words tells its events', () => {
  const caravan = join(folder, 'caravan.json')
  entrepot('sim', '--game', 'caravan', '--players', '2', '--seed', '7', '--out', caravan)
  expect(entrepot('replay', caravan)).toMatchObject({
    code: 0,
    out: expect.stringContaining('bidsShown') as string,
  })
})

test('replay survives that its reader has read enough', () => {
  const shell = `"${process.execPath}" "${MAIN}" replay "${file}" --raw | head -1; echo "\${PIPESTATUS[0]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', shell], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^1\. seat \d: .+\n0\n$/)
})

test('verify names the command that is wrong, its seat and the rule', () => {
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
  const { seat } = stored.log[9] as Stored['log'][number]
  stored.log[9] = { seat, command: { type: 'dance' }, barrier: false }
  const forged = join(folder, 'forged.json')
  writeFileSync(forged, JSON.stringify(stored))
  const { code, err } = entrepot('verify', forged)
  expect(code).toBe(1)
  expect(err).toMatch(/not sound: command 10 of \d+, \{"type":"dance"\} of seat \d, is refused by \S+: /)
})

test('verify reads many games, one to a line, and tells which is wrong', () => {
  const sound = readFileSync(file, 'utf8').trim()
  const many = join(folder, 'games.ndjson')
  writeFileSync(many, `${sound}\n${sound.replace(/"stateHash":"\w+"/, '"stateHash":"0"')}\n${sound}\n`)
  const { code, out, err } = entrepot('verify', many)
  expect(code).toBe(1)
  expect(out.match(/sound, \d+ commands/g)).toHaveLength(2)
  expect(err).toMatch(/games\.ndjson:2 is not sound/)
})
