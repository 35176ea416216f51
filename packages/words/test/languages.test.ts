import { expect, test } from 'vitest'
import { languageFor } from '../src/languages.ts'
import { pluralIn } from '../src/plural.ts'

test('the first known language of the browser is taken', () => {
  expect(languageFor(['de-DE', 'pt-PT', 'en'])).toBe('pt-BR')
  expect(languageFor(['ja-JP'])).toBe('ja')
  expect(languageFor(['RU'])).toBe('ru')
})

test('without a known language it is English', () => {
  expect(languageFor(['de', 'fr'])).toBe('en')
  expect(languageFor([])).toBe('en')
})

test('Russian nouns follow their number', () => {
  const plural = pluralIn('ru')
  const forms = { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' }
  expect([1, 2, 5, 11, 21, 104].map((count) => plural(count, forms))).toEqual([
    'ход',
    'хода',
    'ходов',
    'ходов',
    'ход',
    'хода',
  ])
})
