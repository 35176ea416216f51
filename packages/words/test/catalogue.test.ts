import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../src/languages.ts'
import { loadShell, loadTextTable } from '../src/load.ts'
import { loadInAll } from './load-in-all.ts'

type Catalogue = Record<Language, object>

async function inAll(load: (language: Language) => Promise<object>): Promise<Catalogue> {
  const loaded = LANGUAGES.map(async (language) => [language, await load(language)] as const)
  return Object.fromEntries(await Promise.all(loaded)) as Catalogue
}

const catalogues: Record<string, Catalogue> = {
  shell: await inAll(loadShell),
  textTable: await inAll(loadTextTable),
  mombasa: await loadInAll('mombasa', 'table'),
  mombasaText: await loadInAll('mombasa', 'text'),
  yokohama: await loadInAll('yokohama', 'table'),
  yokohamaText: await loadInAll('yokohama', 'text'),
}

/** Words that are the same in another language: names, loanwords and bare figures. */
const SAME = new Set([
  'Mombasa',
  'Yokohama',
  'Amina',
  'Baraka',
  'Chitundu',
  'Dalila',
  'Normal',
  'Software',
  'Total',
  'bot',
  'Q bots',
  'Q.',
  '£Q',
  '+£Q (Q).',
  '−£Q (Q).',
  '+Q (Q).',
  '−Q (Q).',
  'Q: Q',
  'Q: Q.',
])

/** Every text of a catalogue by its path; functions are asked with the letter Q for everything. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const samples = Array.from({ length: value.length }, () => 'Q')
    return [[path, (value as (...given: unknown[]) => string)(...samples)]]
  }
  return Object.entries(value as object).flatMap(([key, member]) => textsOf(member, `${path}.${key}`))
}

for (const [name, catalogue] of Object.entries(catalogues)) {
  const english = new Map(textsOf(catalogue.en))
  for (const language of LANGUAGES) {
    test(`${name}: ${language} has every key and no empty text`, () => {
      const texts = textsOf(catalogue[language])
      expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted())
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
    })
  }
  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    test(`${name}: nothing of ${language} is left in English`, () => {
      const same = textsOf(catalogue[language]).filter(
        ([path, text]) => english.get(path) === text && !SAME.has(text),
      )
      expect(same).toEqual([])
    })
  }
}
