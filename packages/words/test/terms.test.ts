import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/languages.ts'
import { saidIn } from './said.ts'
import { termsOf, wrongTerms } from './terms.ts'

describe.each(LANGUAGES)('%s', (language) => {
  test('calls each thing by its one word', async () => {
    expect(wrongTerms(await saidIn(language), termsOf(language))).toEqual([])
  })
})

test('a word of the other column is found, in any form, and where it stands', () => {
  const said = new Map([
    ['games/yokohama/table.ts', new Map([['titles.entry', 'Поставьте президента в районы']])],
    ['games/mombasa/table.ts', new Map([['titles.entry', 'Локация']])],
  ])
  expect(wrongTerms(said, termsOf('ru'))).toEqual([
    'games/yokohama/table.ts titles.entry: say “локация”, not “районы”',
  ])
  const japanese = new Map([['games/yokohama/table.ts', new Map([['things.goods', '好きな商品2個']])]])
  expect(wrongTerms(japanese, termsOf('ja'))).toEqual([
    'games/yokohama/table.ts things.goods: say “交易品”, not “商品”',
  ])
})
