import { readFileSync } from 'node:fs'
import { parseRuleTexts, type RuleTexts } from '@entrepot/kernel'
import type { Language } from '../src/languages.ts'

export function readRules(game: string, language: Language): RuleTexts {
  const file = new URL(`../src/${language}/games/${game}/rules.md`, import.meta.url)
  return parseRuleTexts(readFileSync(file, 'utf8'))
}
