import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseRuleTexts } from '@entrepot/kernel'
import type { Language } from '../src/languages.ts'

/** What one part of a language says: every text by its path, such as `people.invite`. */
export type Texts = ReadonlyMap<string, string>

/** A language as it lies in its folder: its parts by their files, such as `shell/index.ts` or `games/mombasa/rules.md`. */
export type Said = ReadonlyMap<string, Texts>

/** With a number, functions are asked with it instead of the letter Q, and with Ann for everybody, who may be the reader. */
export async function saidIn(language: Language, number?: number, isYou = false): Promise<Said> {
  const folder = fileURLToPath(new URL(`../src/${language}/`, import.meta.url))
  const said = new Map<string, Texts>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (file.endsWith('.md')) said.set(file, rulesIn(readFileSync(folder + file, 'utf8')))
    if (!file.endsWith('.ts')) continue
    const { words } = (await import(folder + file)) as { readonly words?: unknown }
    // What exports no words is a piece of a part.
    if (words !== undefined)
      said.set(file, new Map(textsOf(words, number === undefined ? Q : quantity(number, isYou))))
  }
  return said
}

/** What a language says of a plain number; what needs anything else than numbers to be said is left out. */
export async function saidOf(language: Language, number: number): Promise<Said> {
  const folder = fileURLToPath(new URL(`../src/${language}/`, import.meta.url))
  const said = new Map<string, Texts>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.ts')) continue
    const { words } = (await import(folder + file)) as { readonly words?: unknown }
    if (words !== undefined) said.set(file, new Map(textsOf(words, number)))
  }
  return said
}

function rulesIn(markdown: string): Texts {
  const { title, intro, chapters } = parseRuleTexts(markdown)
  return new Map([
    ['title', title],
    ['intro', intro],
    ...chapters.map((chapter) => [`chapter ${chapter.id}`, chapter.title] as const),
    ...chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [`rule ${id}`, text] as const)),
  ])
}

/** The letter Q, which is a name, a number, a person, and a list of each, whatever a sentence asks for. */
const Q: object = new Proxy(new String('Q'), {
  get(letter, key) {
    if (key === 'map' || key === 'flatMap') return (say: (item: unknown) => unknown) => [String(say(Q))]
    if (key === 'filter') return () => Q
    if (key === 'every') return (is: (item: unknown) => unknown) => is(Q) === true
    if (key === 'join') return () => 'Q'
    if (key === 'isYou') return false
    if (key in letter) {
      const member: unknown = Reflect.get(letter, key)
      return typeof member === 'function' ? (member.bind('Q') as unknown) : member
    }
    return typeof key === 'symbol' ? undefined : Q
  },
})

/** A number, and as many things of each kind as it says. */
function quantity(number: number, isYou: boolean): object {
  const all: object = new Proxy(new Number(number), {
    get(value, key) {
      if (key === 'length') return number
      if (key === 'map' || key === 'flatMap')
        return (say: (item: unknown) => unknown) => Array.from({ length: number }, () => String(say(all)))
      if (key === 'filter') return () => all
      if (key === 'every') return (is: (item: unknown) => unknown) => is(all) === true
      if (key === 'join')
        return (between: string) => Array.from({ length: number }, () => number).join(between)
      if (key === Symbol.iterator)
        return function* items() {
          for (let item = 0; item < number; item++) yield String(number)
        }
      if (key === 'name') return 'Ann'
      if (key === 'isYou') return isYou
      if (key in value) {
        const member: unknown = Reflect.get(value, key)
        return typeof member === 'function' ? (member.bind(number) as unknown) : member
      }
      if (key in String.prototype)
        return (Reflect.get(String.prototype, key) as () => unknown).bind(String(number))
      return typeof key === 'symbol' ? undefined : all
    },
  })
  return all
}

/** Functions are asked with the letter Q for everything; a deed has a text for each person. */
function textsOf(value: unknown, sample: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value === 'function') {
    const samples = Array.from({ length: value.length }, () => sample)
    const ask = (): unknown => (value as (...given: unknown[]) => unknown)(...samples)
    return typeof sample === 'number'
      ? whatWorks(() => textsOf(ask(), sample, path))
      : textsOf(ask(), sample, path)
  }
  // How a deed links to the next is a form of its own only where the language has one.
  return Object.entries(value as object).flatMap(([key, member]) =>
    key === 'linking' ? [] : textsOf(member, sample, [...path, key]),
  )
}

/** Numbers are no names, people or lists. */
function whatWorks(texts: () => [string, string][]): [string, string][] {
  try {
    return texts()
  } catch (error) {
    if (error instanceof TypeError) return []
    throw error
  }
}
