import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'entrepot-cli-'))
const file = join(folder, 'game.json')

/** The command line as another program calls it. */
function entrepot(...args: string[]): string {
  return execFileSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
}

function failing(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

beforeAll(() => {
  entrepot('sim', '--game', 'caravan', '--players', '3', '--seed', '7', '--out', file)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('entrepot', () => {
  it('reads well when asked for help', () => {
    const help = entrepot('--help')
    for (const command of [
      'play',
      'sim',
      'arena',
      'stats',
      'explain',
      'analyse',
      'calibrate',
      'train',
      'tune',
      'replay',
      'verify',
      'fuzz',
      'bench',
    ])
      expect(help).toContain(`  ${command} `)
    expect(entrepot('sim', '--help')).toContain('--bots')
    expect(entrepot('help', 'fuzz')).toContain('--from')
  })

  it.each([
    [['dance'], /no command dance/],
    [['sim'], /--game is missing/],
    [['sim', '--game', 'chess'], /no game chess/],
    [['sim', '--game', 'caravan', '--players', '9'], /--players is 9/],
    [['sim', '--game', 'caravan', '--bots', 'genius'], /no bot genius/],
    [['sim', '--game', 'caravan', '--options', '{'], /--options is not JSON/],
    [['sim', '--game', 'caravan', '--options', '{"x":1}'], /K\.options/],
    [['bench', '--game', 'caravan', '--seconds', '0'], /--seconds is 0/],
    [['verify', '/nowhere.json'], /cannot read/],
    [['replay'], /a file is missing/],
  ])('answers %j with a message and exit code 2', (args, message) => {
    const { code, err } = failing(...args)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })
})

describe('sim', () => {
  it('prints one JSON object in its fixed shape, the same for the same seed', () => {
    const args = [
      'sim',
      '--game',
      'caravan',
      '--players',
      '2',
      '--seed',
      '5',
      '--bots',
      'random,random',
      '--json',
    ]
    const text = entrepot(...args)
    expect(entrepot(...args)).toBe(text)
    const result = JSON.parse(text) as Record<string, unknown>
    expect(result['outcome']).toMatchObject({ sheets: [{ seat: 0 }, { seat: 1 }] })
    expect(result['rounds']).toBe(3)
    expect(result['decisions']).toBeGreaterThan(5)
    expect(result['hash']).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('replay and verify', () => {
  it.each(['mombasa', 'yokohama'])('take %s of the first release by its own rules', (game) => {
    const golden = join(import.meta.dirname, `../../../packages/releases/golden/${game}-1/2-plain.json.gz`)
    const stored = JSON.parse(gunzipSync(readFileSync(golden)).toString()) as { file: { stateHash: string } }
    const old = join(folder, `${game}-1.json`)
    writeFileSync(old, JSON.stringify(stored.file))
    expect(entrepot('verify', old)).toContain(`commands of ${game} 1, state ${stored.file.stateHash}`)
    expect(JSON.parse(entrepot('replay', old, '--json'))).toMatchObject({ hash: stored.file.stateHash })
  })

  it('say in one sentence that the rules of a file are missing', () => {
    const later = join(folder, 'later.json')
    const exported = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(later, JSON.stringify({ ...exported, game: 'mombasa', version: 'next' }))
    for (const command of ['verify', 'replay']) {
      const { code, err } = failing(command, later)
      expect(code).toBe(2)
      expect(err).toMatch(/^entrepot: there are no rules of mombasa next here .+\n$/)
    }
  })

  it('lead to the state of the file', () => {
    const exported = JSON.parse(readFileSync(file, 'utf8')) as { stateHash: string; outcome: unknown }
    const replayed = JSON.parse(entrepot('replay', file, '--json')) as { hash: string; outcome: unknown }
    expect(replayed.hash).toBe(exported.stateHash)
    expect(replayed.outcome).toEqual(exported.outcome)
    expect(entrepot('verify', file)).toMatch(/sound.*\ndeal: only the fingerprint of the seed is known/)
  })

  it('tell a forged file', () => {
    const forged = join(folder, 'forged.json')
    writeFileSync(forged, readFileSync(file, 'utf8').replace('"seed":"7"', '"seed":"8"'))
    const { code, err } = failing('verify', forged)
    expect(err).toMatch(/not sound/)
    expect(code).toBe(1)
  })
})

describe('bench', () => {
  it('prints one JSON object in its fixed shape', () => {
    const figures = JSON.parse(
      entrepot('bench', '--game', 'caravan', '--players', '2', '--seconds', '0.1', '--json'),
    ) as Record<string, number>
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining([
        'decisionsPerSecond',
        'playoutsPerSecond',
        'cloneMicros',
        'applyWithViewsMicros',
        'stateBytes',
        'branchingMean',
        'branchingMax',
        'decisionsPerGame',
      ]),
    )
  })
})

describe('fuzz', () => {
  it('plays the games it is told and finds a sound game sound', () => {
    expect(entrepot('fuzz', '--game', 'caravan', '--games', '12', '--seed', 'x')).toMatch(
      /12 games, .* no fault/,
    )
  })
})

describe('analyse', () => {
  it('tells every turn in the fixed shape that other tools read', () => {
    const found = JSON.parse(entrepot('analyse', file, '--iterations', '8', '--json')) as {
      seats: { seat: number; accuracy: number }[]
      turns: Record<string, unknown>[]
    }
    expect(found.seats.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(found.turns.length).toBeGreaterThan(0)
    for (const turn of found.turns)
      expect(Object.keys(turn)).toEqual([
        'seat',
        'from',
        'to',
        'winBefore',
        'winAfter',
        'loss',
        'verdict',
        'better',
      ])
  })

  it('says in one sentence what is wrong with a file that holds no finished game', () => {
    const exported = JSON.parse(readFileSync(file, 'utf8')) as { log: object[] }
    const other = join(folder, 'other.json')
    for (const [content, message] of [
      [null, /other\.json is not an exported game/],
      [{ ...exported, log: [null] }, /other\.json is not an exported game/],
      [{ ...exported, formatVersion: 5 }, /other\.json has format 5: take a newer Entrepôt for it/],
      [{ ...exported, game: 'chess' }, /there is no game chess/],
      [{ ...exported, log: exported.log.slice(0, -1), outcome: null }, /other\.json is not over/],
    ] as const) {
      writeFileSync(other, JSON.stringify(content))
      const { code, out, err } = failing('analyse', other, '--iterations', '8', '--json')
      expect(err).toMatch(message)
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(out).toBe('')
      expect(code).toBe(2)
    }
  })
})

describe('explain', () => {
  it("tells everybody's chances and what the seat may do at a position", () => {
    const found = JSON.parse(entrepot('explain', file, '--at', '4', '--iterations', '64', '--json')) as {
      iterations: number
      chances: number[]
      points: object[]
      best: { value: number; line: object[] }[]
    }
    expect(found.iterations).toBe(64)
    expect(found.chances).toHaveLength(3)
    expect(found.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(found.best[0]?.line.length).toBeGreaterThan(0)
    expect(entrepot('explain', file, '--at', '4', '--iterations', '64')).toMatch(/seat 0 wins .* %/)
  })
})

describe('calibrate', () => {
  const series = ['--game', 'yokohama', '--players', '2', '--games', '10', '--plain', '--check']

  it('measures in ten bins how what was told came true', () => {
    const { out, code } = failing('calibrate', ...series, '--iterations', '4')
    expect(out.match(/told .* came/g)).toHaveLength(10)
    // Ten games prove nothing: whether all is within bounds is chance.
    expect([0, 1]).toContain(code)
  })

  it('takes several series together', () => {
    const { out } = failing('calibrate', ...series, '--iterations', '1', '--seed', 'one,two')
    expect(out).toContain(', 20 games,')
  })

  it('is for games with bots of their own', () => {
    expect(failing('calibrate', '--game', 'caravan')).toMatchObject({ code: 2 })
  })
})
