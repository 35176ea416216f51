import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../src/i18n/languages.ts'
import { en as shellEn } from '../src/i18n/messages/en.ts'
import { ja as shellJa } from '../src/i18n/messages/ja.ts'
import { ptBR as shellPt } from '../src/i18n/messages/pt-BR.ts'
import { ru as shellRu } from '../src/i18n/messages/ru.ts'
import { en as mombasaEn } from '../src/games/mombasa/words/en.ts'
import { ja as mombasaJa } from '../src/games/mombasa/words/ja.ts'
import { ptBR as mombasaPt } from '../src/games/mombasa/words/pt-BR.ts'
import { ru as mombasaRu } from '../src/games/mombasa/words/ru.ts'
import { en as yokohamaEn } from '../src/games/yokohama/words/en.ts'
import { ja as yokohamaJa } from '../src/games/yokohama/words/ja.ts'
import { ptBR as yokohamaPt } from '../src/games/yokohama/words/pt-BR.ts'
import { ru as yokohamaRu } from '../src/games/yokohama/words/ru.ts'
import { en as textTableEn } from '../src/table/reader/words/en.ts'
import { ja as textTableJa } from '../src/table/reader/words/ja.ts'
import { ptBR as textTablePt } from '../src/table/reader/words/pt-BR.ts'
import { ru as textTableRu } from '../src/table/reader/words/ru.ts'
import { en as mombasaTextEn } from '../src/games/mombasa/reader/words/en.ts'
import { ja as mombasaTextJa } from '../src/games/mombasa/reader/words/ja.ts'
import { ptBR as mombasaTextPt } from '../src/games/mombasa/reader/words/pt-BR.ts'
import { ru as mombasaTextRu } from '../src/games/mombasa/reader/words/ru.ts'
import { en as yokohamaTextEn } from '../src/games/yokohama/reader/words/en.ts'
import { ja as yokohamaTextJa } from '../src/games/yokohama/reader/words/ja.ts'
import { ptBR as yokohamaTextPt } from '../src/games/yokohama/reader/words/pt-BR.ts'
import { ru as yokohamaTextRu } from '../src/games/yokohama/reader/words/ru.ts'

type Catalogue = Record<Language, object>

const catalogues: Record<string, Catalogue> = {
  shell: { en: shellEn, ru: shellRu, 'pt-BR': shellPt, ja: shellJa },
  mombasa: { en: mombasaEn, ru: mombasaRu, 'pt-BR': mombasaPt, ja: mombasaJa },
  yokohama: { en: yokohamaEn, ru: yokohamaRu, 'pt-BR': yokohamaPt, ja: yokohamaJa },
  textTable: { en: textTableEn, ru: textTableRu, 'pt-BR': textTablePt, ja: textTableJa },
  mombasaText: { en: mombasaTextEn, ru: mombasaTextRu, 'pt-BR': mombasaTextPt, ja: mombasaTextJa },
  yokohamaText: { en: yokohamaTextEn, ru: yokohamaTextRu, 'pt-BR': yokohamaTextPt, ja: yokohamaTextJa },
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
