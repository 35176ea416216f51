import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRuleTexts } from '../src/index.ts'

const TITLE = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs
const ID = /\b[A-Z]+\d+(?:\.\d+)?\b/g
/** Rules of one chapter, the first and the last: M6.3–M6.6. */
const RANGE = /\b([A-Z]+(?:\d+\.)?)(\d+)–\1(\d+)\b/g

/** The rule ids of a rules file that no test title of the folder names. */
export function untestedRules(rulesFile: string, testFolder: string): string[] {
  const titles = filesIn(testFolder, '.test.ts')
    .flatMap((text) => [...text.matchAll(TITLE)])
    .map((match) => match[2] as string)
  return missing(rulesFile, new Set(titles.join('\n').match(ID)))
}

/** The rule ids of a rules file that no source file of the folder names, alone or in a range. */
export function unplacedRules(rulesFile: string, sourceFolder: string): string[] {
  const source = filesIn(sourceFolder, '.ts').join('\n')
  const named = new Set<string>(source.match(ID))
  for (const [, chapter, first, last] of source.matchAll(RANGE))
    for (let rule = Number(first); rule <= Number(last); rule++) named.add(`${chapter}${rule}`)
  return missing(rulesFile, named)
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

function missing(rulesFile: string, named: ReadonlySet<string>): string[] {
  const { chapters } = parseRuleTexts(readFileSync(rulesFile, 'utf8'))
  return chapters.flatMap(({ rules }) => rules.map(({ id }) => id)).filter((id) => !named.has(id))
}
