import { GAMES } from '@entrepot/bots/games'
import { loadTelling } from '@entrepot/telling'
import { expect, test } from 'vitest'
import { moduleOf } from '../src/games/index.ts'
import { loadRuleTexts } from '../src/games/load-rule-texts.ts'

test.each(GAMES)('$id brings its boards, its box, the sources of it, and its words', async ({ id }) => {
  const { client, gallery, provenance } = moduleOf(id)
  expect((await client('en')).id).toBe(id)
  expect((await gallery('en')).length).toBeGreaterThan(0)
  expect((await provenance('en')).length).toBeGreaterThan(0)
  expect((await loadRuleTexts(id, 'en')).chapters.length).toBeGreaterThan(0)
  expect(await loadTelling(id, 'en')).not.toBeNull()
})

test('a game that is not in the list is told by nobody', async () => {
  expect(await loadTelling('caravan', 'en')).toBeNull()
})
