import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/languages.ts'
import { lackingIn } from './lacking.ts'
import { saidIn, type Said } from './said.ts'

const english = await saidIn('en')

/** Words that are the same in another language: names, loanwords and bare figures. */
const SAME = new Set([
  'Mombasa',
  'Yokohama',
  'Normal',
  'Software',
  'Total',
  'Bases',
  'Bananas',
  'bot',
  'Chat',
  'Bot Q',
  'Bot: Q',
  'Q (bot)',
  'Q\u00a0bots',
  'Q',
  'Q.',
  '£Q',
  '+£Q (Q).',
  '−£Q (Q).',
  '+Q (Q).',
  '−Q (Q).',
  'Q, Q',
  'Q. Q',
  'Q: Q',
  'Q: Q.',
])

/** What may well be the same in two languages: the names of people, places and things. */
const OF_NAMES = /\/(about|names)\.ts$/

describe.each(LANGUAGES)('%s', async (language) => {
  const lacking = lackingIn(language, await saidIn(language), english)

  test.each([...english.keys()])('says in %s what English says, and nothing beyond', (file) => {
    expect(lacking.filter((line) => line.includes(`/${language}/${file}`))).toEqual([])
  })

  test('has no part that English has not', () => {
    expect(lacking).toEqual([])
  })
})

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('leaves nothing in English', async () => {
    const same = [...(await saidIn(language))]
      .filter(([file]) => !OF_NAMES.test(file))
      .flatMap(([file, texts]) =>
        [...texts]
          .filter(([name, text]) => english.get(file)?.get(name) === text && !SAME.has(text))
          .map(([name, text]) => `${file} ${name}: ${text}`),
      )
    expect(same).toEqual([])
  })
})

/** Russian with a hole or a patch in one of its files. */
async function russianWith(file: string, change: (texts: Map<string, string>) => void): Promise<Said> {
  const said = new Map(await saidIn('ru'))
  const texts = new Map(said.get(file))
  change(texts)
  return said.set(file, texts)
}

describe('who translates is told', () => {
  test('the text that is missing, where it goes, and how it reads in English', async () => {
    const said = await russianWith('shell/index.ts', (texts) => texts.delete('nav.rules'))
    expect(lackingIn('ru', said, english)).toEqual([
      'packages/words/src/ru/shell/index.ts lacks nav.rules. In English: Rules',
    ])
  })

  test('the rule that is missing', async () => {
    const file = 'games/mombasa/rules.md'
    const said = await russianWith(file, (texts) => texts.delete('rule M1.2'))
    const text = english.get(file)?.get('rule M1.2')
    expect(lackingIn('ru', said, english)).toEqual([
      `packages/words/src/ru/${file} lacks rule M1.2. In English: ${text}`,
    ])
  })

  test('the file that is missing', async () => {
    const said = new Map(await saidIn('ru'))
    said.delete('terminal.ts')
    expect(lackingIn('ru', said, english)).toEqual([
      `packages/words/src/ru/terminal.ts is missing: ${english.get('terminal.ts')?.size} texts.`,
    ])
  })

  test('the text that is empty, and the one that English does not have', async () => {
    const said = await russianWith('text-table.ts', (texts) => texts.set('players', ' ').set('moon', 'луна'))
    expect(lackingIn('ru', said, english)).toEqual([
      'packages/words/src/ru/text-table.ts: players is empty.',
      'packages/words/src/ru/text-table.ts has moon, which English has not.',
    ])
  })
})
