import { readFileSync } from 'node:fs'
import type { Language } from '../src/languages.ts'
import type { Said } from './said.ts'

/** A thing and its one word, with the words that must not stand for it: patterns of whole words. */
export interface Term {
  readonly say: string
  readonly insteadOf: readonly string[]
  /** The beginning of the files it is about; all of them without it. */
  readonly where?: string
}

export function termsOf(language: Language): readonly Term[] {
  const file = new URL(`../src/${language}/terms.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Term[]
}

/** Every word of a language that has another word in its list, with where it stands. */
export function wrongTerms(said: Said, terms: readonly Term[]): string[] {
  return [...said].flatMap(([file, texts]) =>
    terms
      .filter(({ where = '' }) => file.startsWith(where))
      .flatMap(({ say, insteadOf }) => {
        // Japanese has no spaces between words: there a pattern may stand anywhere.
        const wrong = new RegExp(insteadOf.map((pattern) => bounded(pattern)).join('|'), 'iu')
        return [...texts].flatMap(([name, text]) => {
          const found = wrong.exec(text)?.[0]
          return found === undefined ? [] : [`${file} ${name}: say “${say}”, not “${found}”`]
        })
      }),
  )
}

function bounded(pattern: string): string {
  return /[\u3040-\u9fff\uff5e。]/.test(pattern) || pattern.startsWith('\\d')
    ? pattern
    : `(?<!\\p{L})(?:${pattern})(?!\\p{L})`
}
