import { parseRuleTexts, type RuleTexts } from '@entrepot/kernel'
import type { Language } from '../i18n/languages.ts'
import type { GameId } from './catalogue.ts'

const files = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const loaded = new Map<string, Promise<RuleTexts>>()

/** The rules of a game in words, one chunk for each language. */
export function loadRuleTexts(game: GameId, language: Language): Promise<RuleTexts> {
  const path = `../../../../docs/rules/${game}.${language}.md`
  let texts = loaded.get(path)
  if (texts === undefined) {
    const load = files[path]
    if (load === undefined) throw new Error(`There are no rule texts at ${path}.`)
    texts = load().then(parseRuleTexts)
    loaded.set(path, texts)
  }
  return texts
}
