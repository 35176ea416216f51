import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'entrepot-edition-'))
const file = (name: string): string => join(folder, name)

function entrepot(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

interface Written {
  id: string
  name: string
  figures: {
    bookTiles: object[]
    playerBoard: { diamondTrack: { values: { pounds: number }[] } }
  }
}

let text = ''

/** The default edition of Mombasa, changed and written to a file. */
function written(name: string, change: (edition: Written) => void): string {
  const edition = JSON.parse(text) as Written
  change(edition)
  writeFileSync(file(name), JSON.stringify(edition))
  return file(name)
}

beforeAll(() => {
  text = entrepot('edition', '--game', 'mombasa').out
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('entrepot edition', () => {
  it('writes out the default edition, which is sound', () => {
    const { code, out } = entrepot(
      'edition',
      written('own.json', () => undefined),
    )
    expect(out).toContain('the figures of the default edition')
    expect(code).toBe(0)
  })

  it('says in words what is wrong', () => {
    const { code, out } = entrepot(
      'edition',
      written('wrong.json', ({ figures }) => figures.bookTiles.pop()),
    )
    expect(out).toContain('wrong: bookTiles.C: there must be 24, there are 23')
    expect(code).toBe(1)
  })

  it('says what is no edition', () => {
    writeFileSync(file('none.json'), '{"format":"entrepot-game"}')
    expect(entrepot('edition', file('none.json')).err).toMatch(/is not an edition: edition.format must be/)
    expect(entrepot('edition').err).toMatch(/--game is missing/)
    expect(entrepot('sim', '--game', 'yokohama', '--edition', file('own.json')).err).toMatch(
      /edition of mombasa/,
    )
  })
})

describe('a game with an edition of its own', () => {
  it('is played, stored with its figures, replayed and verified by them', () => {
    const path = written('box.json', (edition) => {
      edition.id = 'from-my-box'
      edition.name = 'From my box'
      for (const value of edition.figures.playerBoard.diamondTrack.values) value.pounds += 1
    })
    const game = file('game.json')
    const call = 'sim --game mombasa --players 2 --bots random'.split(' ')
    const played = entrepot(...call, '--edition', path, '--out', game)
    expect(played.err).toBe('')
    const stored = JSON.parse(readFileSync(game, 'utf8')) as { formatVersion: number; edition: Written }
    expect([stored.formatVersion, stored.edition.name]).toEqual([3, 'From my box'])
    const { code, out } = entrepot('verify', game)
    expect(out).toContain('edition: From my box, figures ')
    expect(code).toBe(0)
    const { edition: _edition, ...without } = stored
    writeFileSync(game, JSON.stringify(without))
    expect(entrepot('verify', game).code).toBe(1)
  })
})
