import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../src/play/words.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

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
    expect(said).toContain('phase: planning')
    expect(said).toContain('The price of a card')
    expect(said).toContain('There is no rule M99.')
    expect(said).toContain('The game goes on.')
  })
})

describe('words', () => {
  it('name components and say who did what', () => {
    const words = wordsOf('mombasa')
    expect(words.command({ type: 'step', company: 'cairo' } as never)).toBe('step — Cairo')
    const event = { type: 'stepped', seat: 1, company: 'cairo', space: 3 } as never
    expect(words.event(event, (seat) => `Bot ${seat}`)).toBe('Bot 1: stepped — Cairo; space 3')
  })
})
