import type { RuleTexts } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/languages.ts'
import { readRules } from './read-rules.ts'

const rulesOf = (texts: RuleTexts) => texts.chapters.flatMap((chapter) => chapter.rules)
const ruleIds = (texts: RuleTexts): string[] => rulesOf(texts).map((rule) => rule.id)
const chapterIds = (texts: RuleTexts): string[] => texts.chapters.map((chapter) => chapter.id)

/** Ids of rules and chapters that a text refers to. */
const mentioned = (text: string): string[] => text.match(/(?<![A-Za-z])(?:M\d+(?:\.\d+)?|R\d+)/g) ?? []

const english = readRules('mombasa', 'en')

describe('the rule texts', () => {
  it('have the chapters M1 to M12 and R', () => {
    expect(chapterIds(english)).toEqual([...Array.from({ length: 12 }, (_, index) => `M${index + 1}`), 'R'])
  })

  it('number the rules of each chapter from 1 without a gap', () => {
    for (const { id, rules } of english.chapters) {
      const prefix = id === 'R' ? 'R' : `${id}.`
      expect(rules.map((rule) => rule.id)).toEqual(rules.map((_, index) => `${prefix}${index + 1}`))
    }
  })

  describe.each(LANGUAGES)('%s', (language) => {
    const texts = readRules('mombasa', language)

    it('has the chapters and rules of the English text in the same order', () => {
      expect(chapterIds(texts)).toEqual(chapterIds(english))
      expect(ruleIds(texts)).toEqual(ruleIds(english))
    })

    it('has a title, an intro, and no empty heading or text', () => {
      expect(texts.title).not.toBe('')
      expect(texts.intro).not.toBe('')
      for (const chapter of texts.chapters) expect(chapter.title.trim(), chapter.id).not.toBe('')
      for (const rule of rulesOf(texts)) expect(rule.text.trim(), rule.id).not.toBe('')
    })

    it('gives every bonus of the company tracks a paragraph of its own', () => {
      const paragraphs = (id: string) =>
        rulesOf(texts)
          .find((rule) => rule.id === id)
          ?.text.split('\n')
      expect(paragraphs('M9.8')).toHaveLength(5)
      expect(paragraphs('M9.9')).toHaveLength(5)
    })

    it('mentions only rules and chapters that exist', () => {
      const known = new Set([...ruleIds(texts), ...chapterIds(texts)])
      for (const rule of rulesOf(texts)) {
        expect(
          mentioned(rule.text).filter((id) => !known.has(id)),
          rule.id,
        ).toEqual([])
      }
    })

    it('refers in each rule to the same rules as the English text', () => {
      const englishRules = rulesOf(english)
      for (const [index, rule] of rulesOf(texts).entries()) {
        expect(mentioned(rule.text).toSorted(), rule.id).toEqual(
          mentioned(englishRules[index].text).toSorted(),
        )
      }
    })
  })
})
