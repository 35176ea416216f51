import type { RuleTexts } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import type { Names } from '../src/games/yokohama/names.ts'
import { LANGUAGES } from '../src/languages.ts'
import { loadInAll } from './load-in-all.ts'
import { readRules } from './read-rules.ts'

const names = await loadInAll<Names>('yokohama', 'names')

const rules = (texts: RuleTexts) => texts.chapters.flatMap((chapter) => chapter.rules)
const chapterIds = (texts: RuleTexts) => texts.chapters.map((chapter) => chapter.id)
const ruleIds = (texts: RuleTexts) => rules(texts).map((rule) => rule.id)
const mentioned = (text: string) => text.match(/\b(?:Y\d+(?:\.\d+)?|R\d+)\b/g) ?? []

/** Which ruling speaks of which table option. */
const RULING_OF_OPTION = {
  agentCountsAsPower: 'R1',
  returnFromOneAreaOnly: 'R3',
  soleParticipantTakesBoth: 'R4',
  neutralAssistants: 'R5',
  ordersInHandAreHidden: 'R15',
}

const english = readRules('yokohama', 'en')

describe('the English rules', () => {
  it('have chapters Y1 to Y12 and R, with their rules numbered without a gap', () => {
    expect(chapterIds(english)).toEqual([...Array.from({ length: 12 }, (_, n) => `Y${n + 1}`), 'R'])
    for (const { id, rules: own } of english.chapters) {
      const stem = id === 'R' ? 'R' : `${id}.`
      expect(own.map((rule) => rule.id)).toEqual(own.map((_, n) => `${stem}${n + 1}`))
    }
  })

  it('end each chapter where the numbering of the rules ends', () => {
    const last = english.chapters.map((chapter) => chapter.rules.at(-1)?.id)
    expect(last.join(' ')).toBe('Y1.9 Y2.7 Y3.4 Y4.5 Y5.7 Y6.7 Y7.6 Y8.9 Y9.14 Y10.4 Y11.2 Y12.5 R18')
  })
})

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const texts = readRules('yokohama', language)

  it('have a title, an intro and titled chapters', () => {
    for (const text of [texts.title, texts.intro, ...texts.chapters.map((chapter) => chapter.title)])
      expect(text.trim()).not.toBe('')
  })

  it('have exactly the ids of the English ones, in the same order', () => {
    expect(chapterIds(texts)).toEqual(chapterIds(english))
    expect(ruleIds(texts)).toEqual(ruleIds(english))
  })

  it('leave no text empty', () => {
    for (const { id, text } of rules(texts)) expect(text.trim(), id).not.toBe('')
  })

  it('mention only ids that exist, and in each rule those that the English text mentions', () => {
    const known = [...ruleIds(texts), ...chapterIds(texts)]
    const originals = rules(english)
    for (const [index, { id, text }] of rules(texts).entries()) {
      const ids = mentioned(text)
      for (const other of ids) expect(known, id).toContain(other)
      expect(ids.sort(), id).toEqual(mentioned(originals[index].text).sort())
    }
  })

  it('show no key of the data file', () => {
    for (const { id, text } of rules(texts)) expect(text, id).not.toMatch(/`|[a-z][A-Z]/)
  })

  it('call the table options by their names', () => {
    for (const [option, ruling] of Object.entries(RULING_OF_OPTION)) {
      const text = rules(texts).find((rule) => rule.id === ruling)?.text
      expect(text).toContain(names[language].options[option].replaceAll('\u00a0', ' '))
    }
  })
})
