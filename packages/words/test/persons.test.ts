import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../src/languages.ts'
import { loadSpeech } from '../src/load.ts'
import { pluralIn } from '../src/plural.ts'
import { same, type Person } from '../src/speech.ts'
import { saidIn } from './said.ts'

const NUMBERS = [0, 1, 2, 5, 21]

/** What each game tells of a player, by its name: the text in the second and in the third person. */
async function deedsOf(language: Language): Promise<Map<string, { you?: string; they?: string }>> {
  const deeds = new Map<string, { you?: string; they?: string }>()
  for (const [file, texts] of await saidIn(language)) {
    if (!file.endsWith('/news.ts')) continue
    for (const [name, text] of texts) {
      const [, deed, person] = /^(.+)\.(you|they)$/.exec(name) ?? []
      if (deed === undefined) continue
      const key = `${file} ${deed}`
      deeds.set(key, { ...deeds.get(key), [person as 'you' | 'they']: text })
    }
  }
  return deeds
}

describe.each(LANGUAGES)('%s', (language) => {
  test('tells every deed in both persons', async () => {
    const deeds = [...(await deedsOf(language))]
    expect(deeds.length).toBeGreaterThan(70)
    for (const [name, deed] of deeds) {
      expect(deed.you, name).toBeTruthy()
      expect(deed.they, name).toBeTruthy()
    }
  })
})

// Verbs show the person in English and Russian; in Portuguese only what belongs to somebody does, in Japanese nothing.
test.each(['en', 'ru'] as const)('%s: no deed reads alike in both persons', async (language) => {
  const alike = [...(await deedsOf(language))].filter(([, { you, they }]) => you === they)
  expect(alike.map(([name]) => name)).toEqual(language === 'en' ? ['games/mombasa/news.ts bonusUsable'] : [])
})

test.each([
  ['en', /\byour?\b/],
  ['ru', /(?<!\p{L})ваш/u],
  ['pt-BR', /\b(seu|sua)s?\b/],
] as const)('%s: what is told of others belongs to nobody spoken to', async (language, yours) => {
  const told = [...(await deedsOf(language))].filter(([, { they = '' }]) => yours.test(they))
  expect(told).toEqual([])
})

/** Who refuses is told of to those who asked: never to the one who did. */
const OF_OTHERS_ALONE = /^people\.refused\./

test.each(LANGUAGES)(
  '%s: whoever reads of what they do or suffer is spoken to, everywhere',
  async (language) => {
    const [ofOthers, ofYou] = await Promise.all([saidIn(language, 1), saidIn(language, 1, true)])
    const named = [...ofOthers].flatMap(([file, texts]) =>
      [...texts].filter(([, text]) => text.includes('Ann')).map(([name]) => ({ file, name })),
    )
    expect(named.length).toBeGreaterThan(20)
    const stillNamed = named.filter(
      ({ file, name }) => !OF_OTHERS_ALONE.test(name) && ofYou.get(file)?.get(name)?.includes('Ann'),
    )
    expect(stillNamed).toEqual([])
  },
)

const ann: Person = { name: 'Ann', isYou: false, isBot: false }
const you: Person = { name: 'Ann', isYou: true, isBot: false }
const bot: Person = { name: 'Amina', isYou: false, isBot: true }

test('people are told apart by the seat, though they have one name', async () => {
  const said = await Promise.all(
    LANGUAGES.map(async (language) => (await loadSpeech(language)).people([you, ann, bot])),
  )
  expect(said).toEqual([
    'you, Ann and Amina',
    'вы, Ann и Amina',
    'você, Ann e Amina',
    'あなたとAnnさんとAmina',
  ])
})

test('much is told in more than one sentence', async () => {
  const { told } = await loadSpeech('en')
  const deed = { you: 'do it', they: 'does it' }
  expect(told(you, [deed, deed])).toBe('You do it and do it.')
  expect(
    told(
      ann,
      Array.from({ length: 7 }, () => deed),
    ),
  ).toMatch(/^Ann does it, .+ and does it\. Then Ann does it, .+\.$/)
  expect(told(ann, [deed, deed, { ...deed, opens: true }, deed])).toBe(
    'Ann does it and does it. Then Ann does it and does it.',
  )
  const much = [
    deed,
    ...Array.from({ length: 10 }, (_, i) => ({ ...deed, ...(i === 0 && { opens: true as const }) })),
  ]
  expect(told(ann, much)).toBe(
    'Ann does it. Then Ann does it, does it, does it, does it and does it. ' +
      'Finally, Ann does it, does it, does it, does it and does it.',
  )
})

test.each([
  ['en', 'Ann takes X and Y, and takes Z.', 'Ann takes Z and takes X and Y.', 'A and B, and C'],
  ['ru', 'Ann takes X и Y, после чего takes Z.', 'Ann takes Z и takes X и Y.', 'A и B, а также C'],
  ['pt-BR', 'Ann takes X e Y, e takes Z.', 'Ann takes Z e takes X e Y.', 'A e B, e C'],
] as const)('%s: what follows a list is not read as part of it', async (language, parted, plain, things) => {
  const { told, list } = await loadSpeech(language)
  const two = same(`takes ${list(['X', 'Y'])}`)
  const one = same('takes Z')
  expect(told(ann, [two, one])).toBe(parted)
  expect(told(ann, [one, two])).toBe(plain)
  expect(told(ann, [two, { ...one, besides: true }])).toBe(parted.replace('после чего', 'а также'))
  expect(list([list(['A', 'B']), 'C'])).toBe(things)
})

test.each([
  ['en', ['', 'X', 'X and X', 'X, X, X, X and X']],
  ['ru', ['', 'X', 'X и X', 'X, X, X, X и X']],
  ['pt-BR', ['', 'X', 'X e X', 'X, X, X, X e X']],
  ['ja', ['', 'X', 'XとX', 'X、X、X、X、X']],
] as const)('%s: lists of none, one, two, five and more', async (language, forms) => {
  const { list } = await loadSpeech(language)
  const lists = NUMBERS.map((length) => list(Array.from({ length }, () => 'X')))
  expect(lists.slice(0, 4)).toEqual(forms)
  expect(lists[4]?.match(/X/g)).toHaveLength(21)
})

test.each([
  ['en', 'other one other other other'],
  ['ru', 'many one few many one'],
  ['pt-BR', 'other one other other other'],
  ['ja', 'other other other other other'],
] as const)('%s: the form that goes with 0, 1, 2, 5 and 21', (language, forms) => {
  const plural = pluralIn(language)
  const all = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  expect(NUMBERS.map((count) => plural(count, all)).join(' ')).toBe(forms)
})
