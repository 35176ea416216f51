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

test.each(GAMES)(
  '$id: rules are drawn with what is in the box, and name rules that there are',
  async ({ id }) => {
    const pictures = (await moduleOf(id).rulePictures?.()) ?? {}
    const drawn = new Set(
      (await moduleOf(id).gallery('en')).flatMap(({ items }) => items.map((item) => item.id)),
    )
    const { chapters } = await loadRuleTexts(id, 'en')
    const known = new Set(
      chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)]),
    )
    expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(8)
    expect(Object.keys(pictures).filter((rule) => !known.has(rule))).toEqual([])
    expect(
      Object.values(pictures).flatMap((ids) => (ids ?? []).filter((shown) => !drawn.has(shown))),
    ).toEqual([])
    const named = chapters.flatMap(({ rules }) =>
      rules.flatMap(({ text }) => text.match(/\b[MYR]\d+(\.\d+)?\b/g) ?? []),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((rule) => !known.has(rule))).toEqual([])
  },
)

test('a game that is not in the list is told by nobody', async () => {
  expect(await loadTelling('caravan', 'en')).toBeNull()
})
