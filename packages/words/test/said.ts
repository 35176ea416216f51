import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseRuleTexts } from '@entrepot/kernel'
import type { Language } from '../src/languages.ts'

/** What one part of a language says: every text by its path, such as `people.invite`. */
export type Texts = ReadonlyMap<string, string>

/** A language as it lies in its folder: its parts by their files, such as `shell/index.ts` or `games/mombasa/rules.md`. */
export type Said = ReadonlyMap<string, Texts>

export async function saidIn(language: Language): Promise<Said> {
  const folder = fileURLToPath(new URL(`../src/${language}/`, import.meta.url))
  const said = new Map<string, Texts>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (file.endsWith('.md')) said.set(file, rulesIn(readFileSync(folder + file, 'utf8')))
    if (!file.endsWith('.ts')) continue
    const { words } = (await import(folder + file)) as { readonly words?: unknown }
    // What exports no words is a piece of a part.
    if (words !== undefined) said.set(file, new Map(textsOf(words)))
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
    if (key === 'join') return () => 'Q'
    if (key === 'isYou') return false
    if (key in letter) {
      const member: unknown = Reflect.get(letter, key)
      return typeof member === 'function' ? (member.bind('Q') as unknown) : member
    }
    return typeof key === 'symbol' ? undefined : Q
  },
})

/** Functions are asked with the letter Q for everything; a deed has a text for each person. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value === 'function') {
    const samples = Array.from({ length: value.length }, () => Q)
    return textsOf((value as (...given: unknown[]) => unknown)(...samples), path)
  }
  // How a deed links to the next is a form of its own only where the language has one.
  return Object.entries(value as object).flatMap(([key, member]) =>
    key === 'linking' ? [] : textsOf(member, [...path, key]),
  )
}
