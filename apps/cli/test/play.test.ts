import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { BaseCommand } from '@entrepot/kernel'
import type { Person } from '@entrepot/words'
import { gameOf } from '../src/games.ts'
import { wordsOf } from '../src/play/words.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const personOf = (seat: number): Person => ({ name: `Bot ${seat}`, isYou: seat === 0, isBot: seat !== 0 })

/** What `entrepot play` says to somebody who types these lines. */
function play(input: string, ...args: string[]): string {
  return execFileSync(process.execPath, [main, 'play', '--seed', '3', ...args], {
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

describe('entrepot play', () => {
  it('plays a whole game with somebody who always takes the first choice', () => {
    const said = play('1\n'.repeat(60), '--game', 'caravan', '--bots', '1')
    expect(said).toMatch(/Ranking: seat [01], then [01]|Ranking: seat 0 and 1/)
    expect(said).toContain('Bot 1: ')
  })

  it('shows the table, the scores and a rule, takes back, and lets the person leave', () => {
    const input = '1\nu\nv\ns\nr M5.3\nr M99\nq\n'
    let said = ''
    try {
      play(input, '--game', 'mombasa', '--bots', '1')
    } catch (error) {
      said = String((error as { stdout: unknown }).stdout)
    }
    expect(said).toContain('Taken back.')
    expect(said).toContain('Plan: put cards')
    expect(said).toContain('YOUR BOARD')
    expect(said).toContain('The price of a card')
    expect(said).toContain('There is no rule M99.')
    expect(said).toContain('The game goes on.')
  })

  it('speaks the language it is asked for', () => {
    let said = ''
    try {
      play('r M5.3\nr M99\nu\nq\n', '--game', 'mombasa', '--bots', '1', '--language', 'ru')
    } catch (error) {
      said = String((error as { stdout: unknown }).stdout)
    }
    expect(said).toContain('Момбаса, 2\u00a0игрока')
    expect(said).toContain('Конторщик')
    expect(said).toContain('Правила M99 нет.')
    expect(said).toContain('Взять назад нечего.')
    expect(said.match(/^M5\.3|Цена/m)).not.toBeNull()
  })
})

describe('words', () => {
  it("tell commands and events as the browser's table does", async () => {
    const words = await wordsOf('mombasa', 'en')
    const game = gameOf('mombasa')
    const view = game.view(game.setup({}, 2, 'words'), 0)
    const seen = { view, seat: 0, personOf }
    expect(words.command({ type: 'step', company: 'cairo' } as never, seen)).toMatch(/Cairo/)
    expect(words.decision(seen, [])[0]).toMatch(/^Plan: put cards/)
    const event = { type: 'stepped', seat: 1, company: 'cairo', space: 3 } as never
    expect(words.news([event], 1, personOf)).toEqual(['Bot 1 advances to space\u00a03 on the Cairo track.'])
  })

  it('name the slot that a card is planned for, which no board shows here', async () => {
    const words = await wordsOf('mombasa', 'en')
    const game = gameOf('mombasa')
    const state = game.setup({}, 2, 'words')
    const seen = { view: game.view(state, 0), seat: 0, personOf }
    expect(words.command(game.legal(state, 0)[0] as BaseCommand, seen)).toMatch(/^Slot \d: /)
  })

  it('show the whole table in lines that a terminal holds', async () => {
    for (const id of ['mombasa', 'yokohama']) {
      const words = await wordsOf(id, 'en')
      const game = gameOf(id)
      const view = game.view(game.setup({}, 4, 'words'), 0)
      const parts = words.table({ view, seat: 0, personOf })
      expect(parts.length).toBeGreaterThan(3)
      for (const line of parts.flatMap((part) => part.split('\n')))
        expect(line.length).toBeLessThanOrEqual(100)
    }
  })
})
