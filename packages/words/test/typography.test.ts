import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/languages.ts'
import { saidIn } from './said.ts'
import { UNITS } from './units.ts'

// Functions are asked with numbers too: a number and its unit must stay on one line.
const NUMBERS = [0, 1, 2, 5, 21]

describe.each(LANGUAGES)('%s', async (language) => {
  const asked = [saidIn(language), ...NUMBERS.map((number) => saidIn(language, number))]
  const texts = (await Promise.all(asked)).flatMap((said) =>
    [...said].flatMap(([file, all]) => [...all].map(([name, text]) => ({ file, name, text }))),
  )
  // The keys of the terminal are a list of their own.
  const catalogue = texts.filter(({ file, name }) => file.endsWith('.ts') && name !== 'keys')
  const found = (wrong: RegExp, among = catalogue): string[] => [
    ...new Set(
      among
        .filter(({ text }) => wrong.test(text))
        .map(({ file, name, text }) => `${file} ${name}: ${text.slice(0, 120)}`),
    ),
  ]

  test('has no straight quotes', () => {
    expect(found(/["']/, texts)).toEqual([])
  })

  test('puts no colon behind a colon in one sentence', () => {
    expect(found(/^[^.?!;。？]*[:：][^.?!;。？]*[:：]\s?[^\d]/u)).toEqual([])
  })

  test('joins a number and its unit', () => {
    const parted = new RegExp(`(?<![\\p{L}\\d.,–-])\\d+ (?:${UNITS[language]})(?!\\p{L})`, 'u')
    expect(found(parted)).toEqual([])
  })
})
