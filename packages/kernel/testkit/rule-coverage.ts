import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRuleTexts } from '../src/index.ts'

const TITLE = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs

/** The rule ids of a rules file that no test title of the folder names. */
export function untestedRules(rulesFile: string, testFolder: string): string[] {
  const titles = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(testFolder, file), 'utf8').matchAll(TITLE)])
    .map((match) => match[2] as string)
    .join('\n')
  const named = new Set(titles.match(/\b[A-Z]+\d+(?:\.\d+)?\b/g))
  const { chapters } = parseRuleTexts(readFileSync(rulesFile, 'utf8'))
  return chapters.flatMap(({ rules }) => rules.map(({ id }) => id)).filter((id) => !named.has(id))
}
