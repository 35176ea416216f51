import { expect, test } from 'vitest'
import { LANGUAGES, loadInsight, type Person } from '../src/index.ts'

const ann: Person = { name: 'Ann', isYou: false, isBot: true }
const ben: Person = { name: 'Ben', isYou: false, isBot: true }

test.each(LANGUAGES)('%s: those who share a win are joined as in a sentence', async (language) => {
  const { finale } = await loadInsight(language)
  expect(finale.share([ann, ben])).toMatch(/Ann( and | и | e |と)Ben/)
})

test.each(LANGUAGES)('%s: of two players, one is not compared with an average', async (language) => {
  const { strength } = await loadInsight(language)
  expect(strength('Q', 9, '4', 3)).toMatch(/average|среднем|média|平均/)
  expect(strength('Q', 9, '4', 1)).not.toMatch(/average|среднем|média|平均/)
})
